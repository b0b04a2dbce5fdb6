import type { BudgetCategory } from '@portal/contract/money/budgets/budget-categories'
import type { BudgetItem } from '@portal/contract/money/budgets/budget-items'
import { fieldAt, type ItemField } from '../model/columns.ts'
import type { Controller } from './controller.ts'

/** The field in this column, if the person may edit it. */
export const editableIn = (
  line: Pick<BudgetItem, 'can'> | undefined,
  category: Pick<BudgetCategory, 'can'> | undefined,
  column: number,
): ItemField | undefined => {
  const field = fieldAt(column)
  if (category) return category.can.edit && (field === 'code' || field === 'name') ? field : undefined
  return line?.can.edit ? field : undefined
}

/** Like `editableIn`, for a row's ID. */
export const editableAt = ({ store }: Pick<Controller, 'store'>, id: string, column: number): ItemField | undefined =>
  editableIn(store.line(id), store.category(id), column)

/** Whether the person may delete the current category, or the selected lines. */
export const isDeletableHere = ({ store, cursor }: Pick<Controller, 'store' | 'cursor'>): boolean => {
  if (store.isRejected(cursor.id())) return true
  const category = cursor.isBlock() ? undefined : store.category(cursor.id())
  if (category) return category.can.delete
  return store.budget().can.delete_item && (cursor.isBlock() || store.line(cursor.id()) !== undefined)
}
