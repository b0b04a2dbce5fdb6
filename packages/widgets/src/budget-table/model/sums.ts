import type { LineTotals } from '@portal/contract/money/budgets/totals'
import { sums } from './columns.ts'

/** Adds two sums. `times: -1` subtracts the second one. */
export const plus = (a: LineTotals, b: LineTotals, times: 1 | -1 = 1): LineTotals => ({
  total_minor: a.total_minor + times * b.total_minor,
  spent_minor: a.spent_minor + times * b.spent_minor,
  spent_usd_minor: a.spent_usd_minor + times * b.spent_usd_minor,
  without_rate: a.without_rate + times * b.without_rate,
  committed_minor: a.committed_minor + times * b.committed_minor,
  surplus_minor: a.surplus_minor + times * b.surplus_minor,
})

export const zero: LineTotals = {
  ...{ total_minor: 0, spent_minor: 0, spent_usd_minor: 0, without_rate: 0 },
  ...{ committed_minor: 0, surplus_minor: 0 },
}

export const isSame = (a: LineTotals, b: LineTotals): boolean =>
  sums.every(sum => a[sum] === b[sum]) && a.spent_usd_minor === b.spent_usd_minor && a.without_rate === b.without_rate
