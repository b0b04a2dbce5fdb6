import { type Currency, converted, dollarSurplus } from '../../core/fields/money.ts'
import type { LineTotals } from './totals.ts'

/** A project's currency and its dated rate: the contract's, or the one at creation. */
export interface ProjectRate {
  readonly currency: Currency
  readonly usd_rate: number | null
}

/** Converts minor units to dollars at the project's dated rate. Undefined if no dollars are shown. */
export const inDollars = ({ currency, usd_rate }: ProjectRate) =>
  currency === 'usd' || usd_rate === null ? undefined : (minor: number) => converted(minor, usd_rate)

/** Expenses in dollars, without those that have no rate. Null if none has one. */
export const knownDollars = ({
  spent_usd_minor,
  without_rate,
}: Pick<LineTotals, 'spent_usd_minor' | 'without_rate'>): number | null =>
  spent_usd_minor === 0 && without_rate > 0 ? null : spent_usd_minor

/**
 * The remaining dollars, and the part that is exchange difference. Null if no dollars are shown or an expense has no
 * rate.
 */
export const leftInDollars = ({ currency, usd_rate }: ProjectRate, totals: LineTotals) =>
  currency === 'usd' || usd_rate === null ? null : dollarSurplus(totals, usd_rate)

interface Spent {
  readonly amount_minor: number
  readonly usd_minor: number | null
}

/** The sum of expenses. The dollar sum omits expenses without a rate, and is null if none has one. */
export const sumOfExpenses = (expenses: readonly Spent[]): Spent => {
  const known = expenses.flatMap(({ usd_minor }) => usd_minor ?? [])
  return {
    amount_minor: expenses.reduce((sum, { amount_minor }) => sum + amount_minor, 0),
    usd_minor: known.length === 0 ? null : known.reduce((sum, one) => sum + one, 0),
  }
}
