import * as z from 'zod/mini'
import { id, line, optionalText, shown, version } from '../fields/fields.ts'
import { limits } from '../fields/limits.ts'
import { currencies } from '../fields/money.ts'

/** Tables whose rows a deletion can cascade to, in display order. */
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

export type ImpactKind = (typeof impactKinds)[number]

/** Tables that only the deletion of their own record lists. Elsewhere, they mean nothing on their own. */
export const partKinds = ['exam_questions', 'exam_extra_time'] as const

/** Names only rows that the person may see. `of` is the project's code if several projects are affected. */
const counted = {
  count: z.int(),
  names: z.array(z.object({ id: id(), name: z.string(), of: z.nullable(z.string()) })),
}

/** Money that a deletion removes in one currency: expenses, and totals of budget lines. */
export const removedMoney = z.object({
  currency: z.enum(currencies),
  expenses_minor: z.int(),
  planned_minor: z.int(),
})

export const deletionImpact = z.object({
  /** Code to type. Null for people who may delete the record but not see it. Missing for records without one. */
  code: z.optional(z.nullable(z.string())),
  /** Total number of rows. */
  rows: z.int(),
  /** The deletion sends it back, so that it removes nothing that wasn't listed. */
  shown: z.string(),
  /** Kinds are tables: `impactKinds`, `partKinds`, and for accounts also those that refer to a person. */
  cascades: z.array(z.object({ kind: z.string(), ...counted })),
  /** Open commitments of affected lines, named by their documents. Any of them blocks the deletion. */
  blockers: z.object(counted),
  /** Records that can't be deleted, by table. Any of them blocks the deletion. Omitted if there are none. */
  records: z.optional(z.array(z.object({ kind: z.string(), count: z.int() }))),
  /** A deletion that removes money requires a reason. */
  money: z.array(removedMoney),
  /** Closed months (YYYY-MM) that would change. Any of them blocks the deletion. */
  closed_months: z.array(z.object({ month: z.string(), of: z.nullable(z.string()) })),
})

export type DeletionImpact = z.infer<typeof deletionImpact>

/** Without `names`, the response lists only the first names of each kind. */
export const deletionImpactQuery = z.object({
  id: id(),
  names: z.optional(z.enum(['all'], { error: 'unknown_value' })),
})

/**
 * `typed_code` and `shown` must match the impact. Records without a code need no `typed_code`. `reason` is required if the
 * deletion removes money.
 */
export const confirmedDeletion = z.object({
  id: id(),
  version: version(),
  typed_code: z.optional(line(limits.code_length)),
  shown: shown(),
  reason: optionalText(),
})
