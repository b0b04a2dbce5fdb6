import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, line, moment, version } from './fields.ts'
import { limits } from './limits.ts'
import { done, listQuery, one, page } from './lists.ts'

/** What a form of it fills in. */
export const __record__Draft = z.object({ name: line(limits.name_length) })

/** What is filled in for a __spoken__. */
export type __Record__Draft = z.infer<typeof __record__Draft>

/** A __spoken__, with what the reader may do to it. */
export const __record__ = z.object({
  id: id(),
  name: z.string(),
  created_at: moment(),
  version: version(),
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
})

/** A __spoken__. */
export type __Record__ = z.infer<typeof __record__>

/** GET /__area__ */
export const list__Records__ = endpoint({
  method: 'GET',
  path: '/__area__',
  summary: 'List __spokens__',
  needs: __see__,
  input: listQuery(['name', '-name']),
  output: page(__record__),
})

/** GET /__area__/:id */
export const read__Record__ = endpoint({
  method: 'GET',
  path: '/__area__/:id',
  summary: 'Read a __spoken__',
  needs: __see__,
  input: z.object({ id: id() }),
  output: one(__record__),
  errors: ['not_found'],
})

/** POST /__area__ */
export const add__Record__ = endpoint({
  method: 'POST',
  path: '/__area__',
  summary: 'Add a __spoken__',
  needs: __add__,
  input: __record__Draft,
  output: one(__record__),
  touches: ['/__area__'],
})

/** PATCH /__area__/:id */
export const edit__Record__ = endpoint({
  method: 'PATCH',
  path: '/__area__/:id',
  summary: 'Change a __spoken__',
  needs: __edit__,
  input: z.extend(__record__Draft, { id: id(), version: version() }),
  output: one(__record__),
  touches: ['/__area__', '/__area__/:id'],
  errors: ['not_found', 'changed_meanwhile'],
})

/** DELETE /__area__/:id */
export const delete__Record__ = endpoint({
  method: 'DELETE',
  path: '/__area__/:id',
  summary: 'Delete a __spoken__',
  needs: __delete__,
  input: z.object({ id: id(), version: version() }),
  output: done,
  touches: ['/__area__', '/__area__/:id'],
  errors: ['not_found', 'changed_meanwhile'],
})
