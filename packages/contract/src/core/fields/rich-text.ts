import * as z from 'zod/mini'
import { limits } from './limits.ts'
import { isStorable } from './text-rules.ts'

/** Formatted text as HTML. The server removes all but a few tags. Empty text is ''. */
export const richText = () =>
  z
    .string({ error: 'wrong_type' })
    .check(z.refine(isStorable, { error: 'bad_characters' }), z.maxLength(limits.rich_length, { error: 'too_long' }))
