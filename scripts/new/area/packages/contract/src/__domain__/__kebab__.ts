import * as z from 'zod/mini'
import { crud } from '../core/api/crud.ts'
import { listQuery } from '../core/api/lists.ts'
import { id, line, moment, version } from '../core/fields/fields.ts'
import { limits } from '../core/fields/limits.ts'

__needsImport__

/** The fields of a __spoken__ that people fill in. */
const __record__Draft = z.object({ name: line(limits.name_length) })

/** A __spoken__ with the reader's rights. */
export const __record__ = z.extend(__record__Draft, {
  id: id(),
  created_at: moment(),
  version: version(),
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
})

export type __Record__ = z.infer<typeof __record__>

export const __record__Endpoints = crud({
  path: '/__area__',
  names: ['a __spoken__', '__spokens__'],
  record: __record__,
  draft: __record__Draft,
  query: listQuery(['name', '-name', 'created_at', '-created_at']),
  needs: __needs__,
})
