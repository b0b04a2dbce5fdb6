import * as z from 'zod/mini'
import { crud } from '../core/api/crud.ts'
import { listQuery } from '../core/api/lists.ts'
import { id, line, moment, version } from '../core/fields/fields.ts'
import { limits } from '../core/fields/limits.ts'

__needsImport__

/** What is filled in for a __spoken__. */
const __record__Draft = z.object({ name: line(limits.name_length) })

/** A __spoken__, with what the reader may do to it. */
export const __record__ = z.extend(__record__Draft, {
  id: id(),
  created_at: moment(),
  version: version(),
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
})

/** A __spoken__. */
export type __Record__ = z.infer<typeof __record__>

/** The usual endpoints of __spokens__. */
export const __record__Endpoints = crud({
  path: '/__area__',
  names: ['a __spoken__', '__spokens__'],
  record: __record__,
  draft: __record__Draft,
  query: listQuery(['name', '-name', 'created_at', '-created_at']),
  needs: __needs__,
})
