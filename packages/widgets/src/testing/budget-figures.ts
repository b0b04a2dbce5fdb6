import { lineTotal, surplusOf } from '@portal/contract/core/fields/money'
import type { BudgetItem, ItemFields } from '@portal/contract/money/budgets/budget-items'
import type { LineTotals } from '@portal/contract/money/budgets/totals'
import { addTotals, zero } from '../budget-table/model/columns.ts'

export const sumOf = (lines: readonly LineTotals[]): LineTotals =>
  lines.reduce<LineTotals>((sum, line) => addTotals(sum, line), zero)

/** A line after a change, with its new total and next version. */
export const changedFigures = (item: BudgetItem, changes: Partial<ItemFields>): BudgetItem => {
  const next = { ...item, ...changes, version: item.version + 1 }
  const total_minor = lineTotal(next) + next.transferred_minor
  const texts = { unit: next.unit || null, accounting_code: next.accounting_code || null, notes: next.notes || null }
  return { ...next, ...texts, total_minor, surplus_minor: surplusOf({ ...next, total_minor }) }
}
