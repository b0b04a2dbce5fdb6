import { lineTotal } from '@portal/contract/core/fields/money'
import type { AddedItem, ItemFields, itemChange } from '@portal/contract/money/budgets/budget-items'
import type * as z from 'zod/mini'
import type { BudgetItemRow } from '../budget-ledger/schema.ts'

const texts = ['unit', 'accounting_code', 'notes'] as const

/** Entered fields of a line. */
export type ItemChange = z.infer<typeof itemChange>

// Empty texts are stored as null.
const emptied = <Given extends ItemChange>(given: Given) => ({
  ...given,
  ...Object.fromEntries(texts.flatMap(name => (given[name] === '' ? [[name, null]] : []))),
})

/** A line after a change. Missing fields stay the same. */
export const changedRow = (row: BudgetItemRow, change: ItemChange): BudgetItemRow => {
  const next = { ...row, ...emptied(change) }
  return { ...next, total_minor: lineTotal(next) }
}

/** A new line without spending. */
export const addedRow = ({ after_id: _, ...given }: AddedItem, project_id: string, position: number): BudgetItemRow => {
  const money = { transferred_minor: 0, spent_minor: 0, committed_minor: 0, total_minor: lineTotal(given) }
  const empty = { unit: null, accounting_code: null, notes: null }
  return { ...empty, ...emptied(given), ...money, project_id, position, version: 1 }
}

/** Fields whose values are recorded in a line's history. */
export const lineFields = [
  ...(['code', 'name', 'amount', 'unit', 'frequency', 'price_minor', 'load_percentage', 'accounting_code'] as const),
] as const

/** Names of the changed fields. */
export const differingFields = (former: BudgetItemRow, next: BudgetItemRow): (keyof ItemFields)[] => {
  return [...lineFields, 'notes' as const].filter(name => former[name] !== next[name])
}
