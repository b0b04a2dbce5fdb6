import { isOwn } from '@portal/contract/core/api/own-subject'
import type { FieldCode } from '@portal/contract/core/fields/field-codes'
import { surplusOf } from '@portal/contract/core/fields/money'
import { isOutside, outsideProblem, type Period } from '@portal/contract/core/fields/periods'
import { can } from '@portal/contract/core/rights/needs'
import type { Expense } from '@portal/contract/money/expenses/expenses'
import type { Actor } from '../../people/accounts/rules.ts'
import type { DrawnLine } from '../commitments/drawn-lines.ts'
import { fitsInDollars } from './rates/rules.ts'

/** Rights on an expense of a project that the person sees. Nobody changes invoices of their own request. */
export const rightsOnExpense = (user: Actor, requester: string | null): Expense['can'] => {
  const edit = can(user, ['budget', 'edit_expense']) && !isOwn(user, requester)
  return { edit, delete: edit }
}

/** A new or edited expense, and the line that it draws from. */
export interface ExpenseCheck {
  readonly date: string
  readonly amount_minor: number
  readonly usd_rate: number | null
  readonly line: Parameters<typeof surplusOf>[0]
  /** The periods of its project and of its activity. A date outside them needs a reason. */
  readonly periods: readonly (Period | undefined)[]
  readonly reason: string | null | undefined
  /** What this document already draws from the line. The surplus check leaves it out. */
  readonly own_minor?: number
}

interface ExpenseProblem {
  readonly path: string
  readonly code: FieldCode
}

/** Problem of an amount on its line, or undefined. */
export const amountProblem = ({
  amount_minor,
  line,
  own_minor = 0,
}: Pick<ExpenseCheck, 'amount_minor' | 'line' | 'own_minor'>): ExpenseProblem | undefined => {
  if (amount_minor > surplusOf(line) + own_minor) return { path: 'amount_minor', code: 'over_surplus' }
  if (line.spent_minor - own_minor + amount_minor < 0) return { path: 'amount_minor', code: 'refund_over_spent' }
  return undefined
}

/** Problem of an expense, or undefined. `today` is the organisation's local date. */
export const expenseProblemOf = (asked: ExpenseCheck, today: string): ExpenseProblem | undefined => {
  const { date, periods, reason } = asked
  if (date > today) return { path: 'date', code: 'date_future' }
  const problem = amountProblem(asked)
  if (problem) return problem
  if (!fitsInDollars(asked)) return { path: 'amount_minor', code: 'value_too_large' }
  return outsideProblem(
    periods.some(period => period && isOutside(period, date)),
    reason,
  )
}

/** A new or edited invoice of a request line. */
interface InvoiceCheck {
  readonly line: Pick<DrawnLine, 'invoiced_minor' | 'takes_invoices'>
  readonly own_minor: number
  readonly amount_minor: number
}

/**
 * Problem of an invoice of a request line, or undefined. Existing invoices can be corrected after the
 * request was completed or cancelled. They can be lowered even if too much was invoiced.
 */
export const drawProblem = (
  { line, own_minor, amount_minor }: InvoiceCheck,
  { isNew, most_minor }: { readonly isNew: boolean; readonly most_minor: number },
): ExpenseProblem | undefined => {
  if (isNew && !line.takes_invoices) return { path: 'request_item_id', code: 'request_closed' }
  const invoiced_minor = line.invoiced_minor - own_minor + amount_minor
  if (invoiced_minor < 0) return { path: 'amount_minor', code: 'refund_over_spent' }
  const isOver = amount_minor > own_minor && invoiced_minor > most_minor
  return isOver ? { path: 'amount_minor', code: 'over_approved' } : undefined
}

/**
 * Why an expense can't be removed from its line, or undefined. Its refund would exceed what remains spent, or the money
 * of the refund was spent again.
 */
export const removalProblem = (line: ExpenseCheck['line'], amount_minor: number): ExpenseProblem | undefined => {
  const rest = { ...line, spent_minor: line.spent_minor - amount_minor }
  if (rest.spent_minor < 0) return { path: 'amount_minor', code: 'refund_over_spent' }
  return surplusOf(rest) < 0 ? { path: 'amount_minor', code: 'over_surplus' } : undefined
}
