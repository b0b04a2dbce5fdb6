import { converted, dollarSurplus } from '@portal/contract/core/fields/money'
import type { Budget } from '@portal/contract/money/budgets/budgets'
import type { LineTotals } from '@portal/contract/money/budgets/totals'
import type { Sum } from './columns.ts'

type Priced = Pick<Budget, 'project'>

/** What one unit of the project's own currency is worth in dollars; null in dollars, and without a rate. */
export const dollarRate = ({ project: { currency, usd_rate } }: Priced): number | null =>
  currency === 'usd' ? null : usd_rate

/**
 * A sum in dollars (cents): what was spent by the rates of its expenses, what is planned and committed by the project's,
 * and what is left of these. Undefined in dollars, for nothing, and without a rate.
 */
export const dollarsOf = (budget: Priced, of: LineTotals, sum: Sum) => {
  const rate = dollarRate(budget)
  if (rate === null) return undefined
  if (sum === 'surplus_minor') return dollarSurplus(of, rate)?.surplus || undefined
  if (of[sum] === 0) return undefined
  return sum === 'spent_minor' ? of.spent_usd_minor || undefined : converted(of[sum], rate)
}
