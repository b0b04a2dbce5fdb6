import * as z from 'zod/mini'
import { endpoint } from '../core/api/endpoint.ts'
import { listQuery, page } from '../core/api/lists.ts'
import { choice, chosenId, id, moment } from '../core/fields/fields.ts'
import { impactKinds, removedMoney } from '../core/records/deletion-impact.ts'
import { namedPerson } from '../core/records/people.ts'
import { commentOwners } from '../messages/comments.ts'
import { named } from '../money/budgets/line-references.ts'

/** The kinds of records whose changes can be read. */
export const historyOwners = [
  ...commentOwners,
  ...(['budget_item', 'indicator', 'donor', 'course', 'accounting_code', 'trainer'] as const),
  ...(['exchange_rate', 'user', 'evaluation_form', 'delegation', 'partner'] as const),
] as const

/** A kind of record whose changes can be read. */
export type HistoryOwner = (typeof historyOwners)[number]

/** Records whose deletion removes money, and can be restored for `limits.restore_days`. */
export const removedRecords = ['donors', 'projects', 'budget_categories', 'budget_items'] as const

/** A record whose deletion removes money. */
export type RemovedRecord = (typeof removedRecords)[number]

/** Rows that a restoration could not bring back, because what they belong to was deleted since. */
export const missingRows = z.array(z.object({ kind: z.enum(impactKinds), count: z.int() }))

/**
 * A change of a record, of an expense on a budget line, or of a project's categories, lines and indicators: what was
 * done, by whom, when, and why where that was asked.
 */
export const change = z.object({
  id: z.string(),
  at: moment(),
  by: z.nullable(namedPerson),
  /** Kind of the changed record: the record itself, an expense of its line, a part of it, or one that was deleted. */
  of: z.enum(['record', 'expense', 'category', 'line', 'indicator', 'project', 'donor']),
  /** What was done, as the audit has it, such as `edit`; `plan` where the months of lines were planned. */
  action: z.string(),
  /** The names of the fields that changed, where they are known. */
  fields: z.array(z.string()),
  /** The values of those of them that contain a figure, a day, a code or a name; money is in minor units. */
  values: z.array(
    z.object({
      field: z.string(),
      before: z.nullable(z.union([z.string(), z.number()])),
      after: z.nullable(z.union([z.string(), z.number()])),
    }),
  ),
  reason: z.nullable(z.string()),
  /** That was closed, reopened or explained, as YYYY-MM. */
  month: z.nullable(z.string()),
  /** That a value was measured on, as YYYY-MM-DD. */
  day: z.nullable(z.string()),
  /** Of an expense or a transfer, as it was then. */
  amount_minor: z.nullable(z.int()),
  /** The other line of a transfer. */
  line: z.nullable(named),
  /** What the part of the project was called then. */
  name: z.nullable(z.string()),
  expense: z.nullable(
    z.object({
      id: id(),
      date: z.string(),
      description: z.string(),
      is_deleted: z.boolean(),
      /** Whether this deletion can still be undone by the person. */
      can_restore: z.boolean(),
    }),
  ),
  /** Money that a deletion removed or a restoration returned. `money` is empty for people who see no budgets. */
  removal: z.nullable(
    z.object({
      of: z.enum(removedRecords),
      /** Identifies the deleted record. */
      id: id(),
      money: z.array(removedMoney),
      /** What this restoration could not bring back. */
      missing: missingRows,
      can_restore: z.boolean(),
    }),
  ),
})

/** A change of a record. */
export type Change = z.infer<typeof change>

/** GET /history: who changed what of a record, the newest first, for those who see it. */
export const listHistory = endpoint({
  method: 'GET',
  path: '/history',
  summary: 'Changes of a record',
  needs: 'staff_area',
  input: z.extend(z.pick(listQuery(['-at']), { cursor: true, limit: true }), {
    of_kind: choice(historyOwners),
    of_id: chosenId(),
  }),
  output: page(change),
  errors: ['invalid', 'not_found'],
})
