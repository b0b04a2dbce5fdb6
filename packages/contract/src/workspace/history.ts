import * as z from 'zod/mini'
import { endpoint } from '../core/api/endpoint.ts'
import { listQuery, page } from '../core/api/lists.ts'
import { choice, chosenId, id, moment } from '../core/fields/fields.ts'
import { impactKinds, removedMoney } from '../core/records/deletion-impact.ts'
import { namedPerson } from '../core/records/people.ts'
import { commentOwners } from '../messages/comments.ts'
import { named } from '../money/budgets/line-references.ts'

export const historyOwners = [
  ...commentOwners,
  ...(['budget_item', 'indicator', 'donor', 'course', 'accounting_code', 'trainer'] as const),
  ...(['exchange_rate', 'user', 'evaluation_form', 'delegation', 'partner'] as const),
] as const

export type HistoryOwner = (typeof historyOwners)[number]

/** Records whose deletion removes money. They can be restored for `limits.restore_days`. */
export const removedRecords = ['donors', 'projects', 'budget_categories', 'budget_items'] as const

export type RemovedRecord = (typeof removedRecords)[number]

/** Rows that a restoration left out, because their parent was deleted since. */
export const missingRows = z.array(z.object({ kind: z.enum(impactKinds), count: z.int() }))

/** A change of a record and its parts: expenses of a budget line, or a project's categories, lines, and indicators. */
export const change = z.object({
  id: z.string(),
  at: moment(),
  by: z.nullable(namedPerson),
  of: z.enum(['record', 'expense', 'category', 'line', 'indicator', 'project', 'donor']),
  /** Action from the audit log, such as `edit`. `plan` stands for changes of a forecast. */
  action: z.string(),
  fields: z.array(z.string()),
  /** Old and new values of changed numbers, days, codes, and names. Money is in minor units. */
  values: z.array(
    z.object({
      field: z.string(),
      before: z.nullable(z.union([z.string(), z.number()])),
      after: z.nullable(z.union([z.string(), z.number()])),
    }),
  ),
  reason: z.nullable(z.string()),
  /** The month (YYYY-MM) that was closed, reopened, or explained. */
  month: z.nullable(z.string()),
  /** The day (YYYY-MM-DD) of a recorded value. */
  day: z.nullable(z.string()),
  amount_minor: z.nullable(z.int()),
  line: z.nullable(named),
  name: z.nullable(z.string()),
  expense: z.nullable(
    z.object({
      id: id(),
      date: z.string(),
      description: z.string(),
      is_deleted: z.boolean(),
      can_restore: z.boolean(),
    }),
  ),
  /** Money that a deletion removed or a restoration returned. `money` is empty for people who see no budgets. */
  removal: z.nullable(
    z.object({
      of: z.enum(removedRecords),
      id: id(),
      money: z.array(removedMoney),
      missing: missingRows,
      can_restore: z.boolean(),
    }),
  ),
})

export type Change = z.infer<typeof change>

/** Newest first. Only for people who see the record. */
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
