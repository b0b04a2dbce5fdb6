import * as z from 'zod/mini'
import { id, line, version, whole } from './fields.ts'
import { limits } from './limits.ts'

/** What can go when a record is deleted that others belong to. */
export const lossKinds = [
  'projects',
  'activities',
  'activity_updates',
  'sub_activities',
  'budget_categories',
  'budget_items',
  'expenses',
] as const

/** Exactly what goes with a record: how many of each kind, and the first of their names. */
export const loss = z.object({
  /** What has to be typed. */
  code: z.string(),
  /** All rows together; sent back with the deletion, so that nothing goes which was not on the list. */
  rows: z.int(),
  goes: z.array(z.object({ kind: z.enum(lossKinds), count: z.int(), names: z.array(z.string()) })),
})

/** What goes with a record. */
export type Loss = z.infer<typeof loss>

/** What a deletion sends that takes other records along: the typed code, and how many rows were on the list. */
export const deletionWithLoss = z.object({
  id: id(),
  version: version(),
  typed_code: line(limits.code_length),
  rows: whole(),
})
