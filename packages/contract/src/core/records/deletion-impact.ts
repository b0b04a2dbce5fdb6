import * as z from 'zod/mini'
import { id, integer, line, optionalText, version } from '../fields/fields.ts'
import { limits } from '../fields/limits.ts'
import { currencies } from '../fields/money.ts'

/** What can go when a record is deleted that others belong to: the tables of the rows, in the order of the list. */
export const impactKinds = [
  'projects',
  'project_users',
  'activities',
  'activity_users',
  'activity_updates',
  'activity_events',
  'sub_activities',
  'sub_activity_users',
  'sub_activity_instructors',
  'sub_activity_trainees',
  'enrollments',
  'training_sessions',
  'attendance',
  'exams',
  'exam_attempts',
  'indicators',
  'budget_categories',
  'budget_items',
  'forecast_months',
  'month_explanations',
  'expenses',
  'imports',
  'files',
  'comments',
] as const

/** One of them. */
export type ImpactKind = (typeof impactKinds)[number]

/**
 * How many there are, and the first of the names that the person may see, or all of them; `of` is the code of the
 * project, where several go.
 */
const counted = {
  count: z.int(),
  names: z.array(z.object({ id: id(), name: z.string(), of: z.nullable(z.string()) })),
}

/** What a deletion removes of one currency, in minor units: expenses, and the totals of budget lines. */
export const removedMoney = z.object({
  currency: z.enum(currencies),
  expenses_minor: z.int(),
  planned_minor: z.int(),
})

/** Exactly what is deleted with a record, by kind, and what prevents its deletion. */
export const deletionImpact = z.object({
  /** What has to be typed; null for whoever may delete the record and not see it. */
  code: z.nullable(z.string()),
  /** All rows together; sent back with the deletion, so that nothing goes which was not on the list. */
  rows: z.int(),
  cascades: z.array(z.object({ kind: z.enum(impactKinds), ...counted })),
  /** Open commitments of lines that would go, by what people call their documents: while there are any, it stays. */
  blockers: z.object(counted),
  /** The money that goes, by currency. Where there is any, a reason is asked for (decision 50). */
  money: z.array(removedMoney),
  /**
   * Closed months, as YYYY-MM, that would change: while there are any, it stays (decision 49). `of` is the code of the
   * project, where several go.
   */
  closed_months: z.array(z.object({ month: z.string(), of: z.nullable(z.string()) })),
})

/** What goes with a record. */
export type DeletionImpact = z.infer<typeof deletionImpact>

/** of which record the impact is asked; the first names of each kind are enough unless `names` asks for all. */
export const deletionImpactQuery = z.object({
  id: id(),
  names: z.optional(z.enum(['all'], { error: 'unknown_value' })),
})

/**
 * What a deletion sends that takes other records along: the typed code, how many rows were on the list, and the reason,
 * which is required where money goes.
 */
export const confirmedDeletion = z.object({
  id: id(),
  version: version(),
  typed_code: line(limits.code_length),
  rows: integer(),
  reason: optionalText(),
})
