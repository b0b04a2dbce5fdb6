import * as z from 'zod/mini'
import { choice, chosenId } from '../fields/fields.ts'
import { limits } from '../fields/limits.ts'
import { isStorable } from '../fields/text-rules.ts'

/** Kinds of records that files can belong to. A file may also belong to none. */
export const fileOwners = ['project', 'activity', 'sub_activity', 'expense', 'request'] as const

export type FileOwner = (typeof fileOwners)[number]

// Invisible characters can disguise a name, for example by reversing the end of `exe.pdf`. Joiners are allowed: Arabic
// and other scripts need them.
const misleading = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu

/** File extension in lower case, with its dot. Empty if there is none. */
export const endingOf = (name: string): string =>
  /.\.([\p{L}\p{N}]{1,10})$/u.exec(name)?.[0].slice(1).toLowerCase() ?? ''

/** Windows drops trailing dots and spaces, which would reveal another extension. */
const withoutDots = (name: string) => name.replace(/^[. ]+|[. ]+$/g, '')

/** Composes the name (NFC), drops paths and unsafe characters, and cuts long names before the extension. */
export const cleanFileName = (given: string): string => {
  const bare = given.normalize('NFC').replace(misleading, '')
  const last = bare.split(/[/\\]/).at(-1) ?? ''
  const name = withoutDots(last.replace(/[<>:"|?*]/g, '_').replace(/\s+/gu, ' '))
  if (name.length <= limits.line_length) return name
  const ending = endingOf(name)
  const cut = name.slice(0, limits.line_length - ending.length).replace(/[\ud800-\udbff]$/, '')
  return withoutDots(cut + ending)
}

export const cleanedFileName = () =>
  z
    .string({ error: issue => (issue.input === undefined ? 'field_required' : 'wrong_type') })
    .check(
      z.refine(isStorable, { error: 'bad_characters' }),
      z.overwrite(cleanFileName),
      z.minLength(1, { error: 'field_required' }),
    )

export const fileDescription = () =>
  z
    .string({ error: 'wrong_type' })
    .check(
      z.refine(isStorable, { error: 'bad_characters' }),
      z.trim(),
      z.maxLength(limits.file_description_length, { error: 'too_long' }),
    )

export const owner = {
  of_kind: z.optional(choice(fileOwners)),
  of_id: z.optional(chosenId()),
}
/** A record is named by both its kind and its ID, or not at all. */
export const bothOrNone = () =>
  z.refine<{ of_kind?: string | undefined; of_id?: string | undefined }>(
    given => (given.of_kind === undefined) === (given.of_id === undefined),
    { path: ['of_id'], error: 'field_required' },
  )
