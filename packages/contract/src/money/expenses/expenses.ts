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

/** The fields of an expense as they are typed. */
const expenseFields = z.object({
  date: day(),
  amount_minor: minor().check(z.gte(1, { error: 'field_required' })),
  description: line(),
  reference: optionalLine(limits.code_length),
})

/** The same where money may also come back: a refund is below 0, and says why; so does a day outside of the project or the activity. */
export const postingFields = z.extend(expenseFields, {
  amount_minor: signedMinor(),
  reason: optionalText(),
  /** Of the same project. */
  activity_id: z.optional(chosenId()),
  /** The line of a request that it is an invoice of; it has to be for the same budget line. */
  request_item_id: z.optional(chosenId()),
})

/** That a refund has its reason. */
export const refundReason = () =>
  z.refine<{ amount_minor: number; reason?: string | undefined }>(
    ({ amount_minor, reason }) => amount_minor >= 0 || Boolean(reason),
    { path: ['reason'], error: 'reason_required' satisfies FieldCode },
  )

/**
 * Money spent on a budget line, in the project's currency. `usd_rate` is the rate of its day as it was known when it
 * was posted, or was given it later because there was none: until then it is null, and once it is there it stays
 * (decision 20), unless that rate is withdrawn and the expense is re-rated (decision 51).
 */
export const expense = z.object({
  id: id(),
  ...lineReference,
  /** With its planned days, which the day of an expense on it belongs to. */
  activity: z.nullable(z.extend(named, { start_date: z.string(), end_date: z.string() })),
  /** What it is an invoice of: it draws down what that line commits (decision 56). */
  request_line: z.nullable(invoicedLine),
  date: z.string(),
  usd_rate: z.nullable(z.number()),
  usd_minor: z.nullable(z.int()),
  description: z.string(),
  reference: z.nullable(z.string()),
  /**
   * What was paid, where that was in another currency, and the rate by which it became the amount (decision 52). It goes
   * when the amount is changed.
   */
  original: z.nullable(z.object({ currency: z.enum(currencies), amount_minor: z.int(), rate: z.number() })),
  /** Why money came back, or why the day is outside of the project's or the activity's period. */
  reason: z.nullable(z.string()),
  by: z.nullable(namedPerson),
  version: version(),
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
})

/** Money spent on a budget line. */
export type Expense = z.infer<typeof expense>

/**
 * GET /expenses: of one project; `sum_minor` is of all that match, not of the page alone, and so is `sum_usd_minor`, by
 * the rates that they keep. It leaves out those without one, of which there are `without_rate`. `with_original` are those
 * that were paid in another currency.
 */
export const listExpenses = endpoint({
  method: 'GET',
  path: '/expenses',
  summary: 'Expenses of a project',
  needs: ['budget', 'view'],
  input: z.extend(listQuery(['-date', 'date', '-amount_minor', 'amount_minor']), {
    ...lineFilter,
    activity_id: z.optional(id()),
    month: z.optional(month()),
    /** All up to the end of this month, as sums so far are. */
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

/** GET /expenses/:id */
export const readExpense = endpoint({
  method: 'GET',
  path: '/expenses/:id',
  summary: 'One expense',
  needs: ['budget', 'view'],
  input: z.object({ id: id() }),
  output: one(expense),
  errors: ['not_found'],
})

/** What has to be read again after a change of an expense. */
export const expenseTouches = [
  ...(['/activities/:id', '/commitments', '/expenses', '/expenses/:id', '/history'] as const),
  ...(['/employment_requests', '/employment_requests/:id', '/purchase_requests', '/purchase_requests/:id'] as const),
  ...(['/projects/:id/budget', '/projects/:id/forecast', '/projects/:id/monthly'] as const),
] as const

/**
 * POST /expenses: at most what is left of the line, checked and written in one transaction (decision 18). A refund is
 * at most what was spent of it (`refund_over_spent`). An invoice of a request's line uses what that line commits, is
 * refused beyond what was approved and the tolerance (`over_approved`), for which `POST /expenses/new_totals` asks the
 * budget holder, and once no more invoices are expected
 * (`request_closed`).
 */
export const addExpense = endpoint({
  method: 'POST',
  path: '/expenses',
  summary: 'Add expense',
  needs: ['budget', 'edit_expense'],
  input: z.extend(postingFields, { item_id: chosenId() }).check(refundReason()),
  output: one(expense),
  touches: expenseTouches,
  errors: ['invalid'],
})

/** PATCH /expenses/:id: the surplus leaves out the expense itself. */
export const editExpense = endpoint({
  method: 'PATCH',
  path: '/expenses/:id',
  summary: 'Change an expense',
  needs: ['budget', 'edit_expense'],
  input: z.extend(postingFields, { id: id(), version: version(), item_id: chosenId() }).check(refundReason()),
  output: one(expense),
  touches: expenseTouches,
  seenBy: ['budget', 'view'],
  errors: ['invalid', 'not_found', 'changed_meanwhile'],
})

/**
 * DELETE /expenses/:id: with a reason, which is recorded in its line's history; it can be restored for 30 days. One that
 * a refund refers to is refused, like a refund that was spent again.
 */
export const deleteExpense = endpoint({
  method: 'DELETE',
  path: '/expenses/:id',
  summary: 'Delete an expense',
  needs: ['budget', 'edit_expense'],
  input: z.object({ id: id(), version: version(), reason: text(limits.text_length) }),
  output: done,
  touches: expenseTouches,
  seenBy: ['budget', 'view'],
  errors: ['invalid', 'not_found', 'changed_meanwhile'],
})

/**
 * POST /projects/:id/expense_rates: gives each expense that has no rate the one of its day, where that is known by now;
 * an expense that has one keeps it (decision 20). Answers how many were given one, and how many still have none.
 */
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

/**
 * POST /expenses/:id/restore: restores an expense that was deleted within 30 days, as it was: its rate, who posted it
 * and its version, counted on. Refused where it is more than what is left of its line by now.
 */
export const restoreExpense = endpoint({
  method: 'POST',
  path: '/expenses/:id/restore',
  summary: 'Bring back a deleted expense',
  needs: ['budget', 'edit_expense'],
  input: z.object({ id: id() }),
  output: one(expense),
  touches: expenseTouches,
  errors: ['invalid', 'not_found'],
})
