import { converted } from '@portal/contract/money'
import type { LineTotals } from '@portal/contract/totals'
import type { Sum } from './columns.ts'
import type { Sheet } from './sheet.ts'

/**
 * A sum in dollars (cents): what was spent by the rates of its expenses, all else by the project's. Undefined in
 * dollars, for nothing, and without a rate: what is spent has none where one of its expenses has none.
 */
export const dollarsOf = ({ project: { currency, usd_rate } }: Pick<Sheet, 'project'>, of: LineTotals, sum: Sum) => {
  if (currency === 'usd' || usd_rate === null || of[sum] === 0) return undefined
  return sum === 'spent_minor' ? (of.spent_usd_minor ?? undefined) : converted(of[sum], usd_rate)
}
