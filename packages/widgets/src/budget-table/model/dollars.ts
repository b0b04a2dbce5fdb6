import { converted, dollarSurplus } from '@portal/contract/core/fields/money'
import type { Budget } from '@portal/contract/money/budgets/budgets'
import type { LineTotals } from '@portal/contract/money/budgets/totals'
import type { Sum } from './columns.ts'

type Priced = Pick<Budget, 'project'>

/** Dollars per unit of the project's currency. Null for dollar projects and without a rate. */
export const dollarRate = ({ project: { currency, usd_rate } }: Priced): number | null =>
  currency === 'usd' ? null : usd_rate

/**
 * A sum in US cents. Spent uses the rates of its expenses. Planned and committed use the project's rate. Undefined for
 * dollar projects, zero, and without a rate.
 */
export const dollarsOf = (budget: Priced, of: LineTotals, sum: Sum) => {
  const rate = dollarRate(budget)
  if (rate === null) return undefined
  if (sum === 'surplus_minor') return dollarSurplus(of, rate)?.surplus || undefined
  if (of[sum] === 0) return undefined
  return sum === 'spent_minor' ? of.spent_usd_minor || undefined : converted(of[sum], rate)
}
