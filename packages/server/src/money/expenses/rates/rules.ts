import { limits } from '@portal/contract/core/fields/limits'
import { converted } from '@portal/contract/core/fields/money'
import type { Expense } from '@portal/contract/money/expenses/expenses'

interface Rated {
  readonly amount_minor: number
  /** Value of one unit of the project's currency in dollars. Null if none was known when it was posted. */
  readonly usd_rate: number | null
}

/** Value of an expense in dollars (cents) by its own rate. Null without a rate. */
export const dollarsOf = ({ amount_minor, usd_rate }: Rated): number | null =>
  usd_rate === null ? null : converted(amount_minor, usd_rate)

/** Whether the value in dollars can be stored and summed, as the amount itself. */
export const fitsInDollars = (expense: Rated): boolean => Math.abs(dollarsOf(expense) ?? 0) <= limits.minor_max

interface PaidInAnother {
  readonly original_currency: NonNullable<Expense['original']>['currency'] | null
  readonly original_minor: number | null
  readonly original_rate: number | null
}

/** The amount paid, if it was paid in another currency, and the rate that converted it to the project's. */
export const originalOf = ({ original_currency, original_minor, original_rate }: PaidInAnother): Expense['original'] =>
  original_currency === null || original_minor === null || original_rate === null
    ? null
    : { currency: original_currency, amount_minor: original_minor, rate: original_rate }
