import { lineTotal, surplusOf } from '@portal/contract/core/fields/money'
import type { BudgetItem, ItemFields } from '@portal/contract/money/budgets/budget-items'

/** A line after a change, with its new total and next version. */
export const changed = (item: BudgetItem, changes: Partial<ItemFields>): BudgetItem => {
  const next = { ...item, ...changes }
  const total_minor = lineTotal(next)
  const texts = { unit: next.unit || null, accounting_code: next.accounting_code || null, notes: next.notes || null }
  return {
    ...next,
    ...texts,
    total_minor,
    surplus_minor: surplusOf({ ...next, total_minor }),
    version: item.version + 1,
  }
}
