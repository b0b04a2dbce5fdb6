import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import { done, listQuery, one, page } from '../../core/api/lists.ts'
import type { FieldCode } from '../../core/fields/field-codes.ts'
import {
  chosenId,
  day,
  id,
  line,
  minor,
  month,
  optionalLine,
  optionalText,
  signedMinor,
  text,
  version,
} from '../../core/fields/fields.ts'
import { limits } from '../../core/fields/limits.ts'
import { currencies } from '../../core/fields/money.ts'
import { namedPerson } from '../../core/records/people.ts'
import { lineFilter, lineReference, named } from '../budgets/line-references.ts'
import { invoicedLine } from './invoices.ts'

const expenseFields = z.object({
  date: day(),
  amount_minor: minor().check(z.gte(1, { error: 'field_required' })),
  description: line(),
  reference: optionalLine(limits.code_length),
})

/** A refund has a negative amount. It requires a reason, as does a day outside the project or activity. */
export const postingFields = z.extend(expenseFields, {
  amount_minor: signedMinor(),
  reason: optionalText(),
  activity_id: z.optional(chosenId()),
  /** The request line that it invoices, which must use the same budget line. */
  request_item_id: z.optional(chosenId()),
})

export const refundReason = () =>
  z.refine<{ amount_minor: number; reason?: string | undefined }>(
    ({ amount_minor, reason }) => amount_minor >= 0 || Boolean(reason),
    { path: ['reason'], error: 'reason_required' satisfies FieldCode },
  )

/**
 * An expense in the project's currency. `usd_rate` is the rate of its day as known when it was posted. Without one it
 * is null and can be filled in later. Once set, it changes only when that rate is withdrawn and the expense re-rated.
 */
export const expense = z.object({
  id: id(),
  ...lineReference,
  /** With its planned dates, which the expense's day should be within. */
  activity: z.nullable(z.extend(named, { start_date: z.string(), end_date: z.string() })),
  /** The expense draws down what this line commits. */
  request_line: z.nullable(invoicedLine),
  date: z.string(),
  usd_rate: z.nullable(z.number()),
  usd_minor: z.nullable(z.int()),
  description: z.string(),
  reference: z.nullable(z.string()),
  /** The amount paid in another currency, and its rate. Cleared when the amount changes. */
  original: z.nullable(z.object({ currency: z.enum(currencies), amount_minor: z.int(), rate: z.number() })),
  reason: z.nullable(z.string()),
  by: z.nullable(namedPerson),
  version: version(),
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
})

export type Expense = z.infer<typeof expense>

/** Sums cover all matches, not only the page. `sum_usd_minor` excludes the `without_rate` expenses without a rate. */
export const listExpenses = endpoint({
  method: 'GET',
  path: '/expenses',
  summary: 'Expenses of a project',
  needs: ['budget', 'view'],
  input: z.extend(listQuery(['-date', 'date', '-amount_minor', 'amount_minor']), {
    ...lineFilter,
    activity_id: z.optional(id()),
    month: z.optional(month()),
    /** Includes everything up to the end of this month, as cumulative sums do. */
    until: z.optional(month()),
  }),
  output: z.extend(page(expense), {
    sum_minor: z.int(),
    sum_usd_minor: z.int(),
    without_rate: z.int(),
    with_original: z.int(),
  }),
  errors: ['not_found'],
})

export const readExpense = endpoint({
  method: 'GET',
  path: '/expenses/:id',
  summary: 'One expense',
  needs: ['budget', 'view'],
  input: z.object({ id: id() }),
  output: one(expense),
  errors: ['not_found'],
})

export const expenseTouches = [
  ...(['/activities/:id', '/commitments', '/expenses', '/expenses/:id', '/history'] as const),
  ...(['/employment_requests', '/employment_requests/:id', '/purchase_requests', '/purchase_requests/:id'] as const),
  ...(['/projects/:id/budget', '/projects/:id/forecast', '/projects/:id/monthly'] as const),
] as const

/**
 * Limited to the line's surplus, checked in the same transaction. A refund is limited to what was spent
 * (`refund_over_spent`). An invoice draws down its request line's commitment. Beyond the approved amount and its
 * tolerance it fails with `over_approved`; `POST /expenses/new_totals` then asks the budget holder. It fails with
 * `request_closed` once the line takes no more invoices. Nobody posts, changes, or deletes invoices of their own
 * request.
 */
export const addExpense = endpoint({
  method: 'POST',
  path: '/expenses',
  summary: 'Add expense',
  needs: ['budget', 'edit_expense'],
  refusesOwn: 'own_subject',
  input: z.extend(postingFields, { item_id: chosenId() }).check(refundReason()),
  output: one(expense),
  touches: expenseTouches,
  errors: ['invalid', 'own_subject', 'request_altered'],
})

/** The surplus excludes the expense itself. */
export const editExpense = endpoint({
  method: 'PATCH',
  path: '/expenses/:id',
  summary: 'Change an expense',
  needs: ['budget', 'edit_expense'],
  refusesOwn: 'own_subject',
  input: z.extend(postingFields, { id: id(), version: version(), item_id: chosenId() }).check(refundReason()),
  output: one(expense),
  touches: expenseTouches,
  seenBy: ['budget', 'view'],
  errors: ['invalid', 'not_found', 'own_subject', 'request_altered', 'changed_meanwhile'],
})

/**
 * The line's history records the reason. Expenses with refunds, and refunds that were spent again, can't be deleted.
 */
export const deleteExpense = endpoint({
  method: 'DELETE',
  path: '/expenses/:id',
  summary: 'Delete an expense',
  needs: ['budget', 'edit_expense'],
  refusesOwn: 'own_subject',
  input: z.object({ id: id(), version: version(), reason: text(limits.text_length) }),
  output: done,
  touches: expenseTouches,
  seenBy: ['budget', 'view'],
  errors: ['invalid', 'not_found', 'own_subject', 'request_altered', 'changed_meanwhile'],
})

/** Fills in missing rates that are known by now. Existing rates don't change. */
export const rateExpenses = endpoint({
  method: 'POST',
  path: '/projects/:id/expense_rates',
  summary: 'Give expenses without an exchange rate that of their day',
  needs: ['budget', 'edit_expense'],
  input: z.object({ id: id() }),
  output: one(z.object({ rated: z.int(), without_rate: z.int() })),
  touches: expenseTouches,
  errors: ['not_found'],
})

/** Within 30 days, with rate, author, and version. Rejected if it exceeds the line's current surplus. */
export const restoreExpense = endpoint({
  method: 'POST',
  path: '/expenses/:id/restore',
  summary: 'Bring back a deleted expense',
  needs: ['budget', 'edit_expense'],
  refusesOwn: 'own_subject',
  input: z.object({ id: id() }),
  output: one(expense),
  touches: expenseTouches,
  errors: ['invalid', 'not_found', 'own_subject', 'request_altered'],
})
