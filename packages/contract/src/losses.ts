import * as z from 'zod/mini'
import { id, line, version, whole } from './fields.ts'
import { limits } from './limits.ts'

/** What can go when a record is deleted that others belong to: the tables of the rows, in the order of the list. */
export const lossKinds = [
  'projects',
  'project_users',
  'activities',
  'activity_users',
  'activity_updates',
  'activity_events',
  'sub_activities',
  'sub_activity_users',
  'budget_categories',
  'budget_items',
  'forecast_months',
  'month_explanations',
  'expenses',
  'imports',
] as const

/** One of them. */
export type LossKind = (typeof lossKinds)[number]

/**
 * How many there are, and the first of the names that the person may see, or all of them; `of` is the code of the
 * project, where several go.
 */
const counted = {
  count: z.int(),
  names: z.array(z.object({ id: id(), name: z.string(), of: z.nullable(z.string()) })),
}

/** Exactly what goes with a record, by kind, and what holds it back. */
export const loss = z.object({
  /** What has to be typed; null for whoever may delete the record and not see it. */
  code: z.nullable(z.string()),
  /** All rows together; sent back with the deletion, so that nothing goes which was not on the list. */
  rows: z.int(),
  goes: z.array(z.object({ kind: z.enum(lossKinds), ...counted })),
  /** Open commitments of lines that would go, by what people call their documents: while there are any, it stays. */
  held: z.object(counted),
})

/** What goes with a record. */
export type Loss = z.infer<typeof loss>

/** Of which record the loss is asked; the first names of each kind are enough unless `names` asks for all. */
export const lossQuery = z.object({ id: id(), names: z.optional(z.enum(['all'], { error: 'unknown_value' })) })

/** What a deletion sends that takes other records along: the typed code, and how many rows were on the list. */
export const deletionWithLoss = z.object({
  id: id(),
  version: version(),
  typed_code: line(limits.code_length),
  rows: whole(),
})
