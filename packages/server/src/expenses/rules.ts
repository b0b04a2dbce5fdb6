import type { FieldCode } from '@portal/contract/errors'
import type { Expense } from '@portal/contract/expenses'
import { limits } from '@portal/contract/limits'
import { converted, surplusOf } from '@portal/contract/money'
import { can, type Holder } from '@portal/contract/needs'

/** What a person may do to an expense of a project that they see. */
export const rightsOn = (user: Holder): Expense['can'] => {
  const edit = can(user, ['budget', 'edit_expense'])
  return { edit, delete: edit }
}

/** An expense as it would stand, and the line that it would be taken from. */
export interface ExpenseCheck {
  readonly date: string
  readonly amount_minor: number
  readonly usd_rate: number | null
  readonly line: Parameters<typeof surplusOf>[0]
  /** What this very document takes of the line already: it is left out of the surplus (decision 18). */
  readonly own_minor?: number
}

/** What is wrong with an expense, if anything; `today` is the organisation's. */
export const problemOf = (
  { date, amount_minor, usd_rate, line, own_minor = 0 }: ExpenseCheck,
  today: string,
): { readonly path: string; readonly code: FieldCode } | undefined => {
  if (date > today) return { path: 'date', code: 'date_future' }
  if (amount_minor > surplusOf(line) + own_minor) return { path: 'amount_minor', code: 'over_surplus' }
  // What it is worth in dollars has to fit as well.
  if (usd_rate !== null && converted(amount_minor, usd_rate) > limits.minor_max)
    return { path: 'amount_minor', code: 'value_too_large' }
  return undefined
}
