import type { BudgetCategory } from '@portal/contract/budget_categories'
import type { BudgetItem } from '@portal/contract/budget_items'
import { type Field, fieldAt } from './columns.ts'
import type { Desk } from './desk.ts'

/** The field of a line or a category that a person may type in; undefined where they may not. */
export const editableIn = (
  line: Pick<BudgetItem, 'can'> | undefined,
  category: Pick<BudgetCategory, 'can'> | undefined,
  column: number,
): Field | undefined => {
  const field = fieldAt(column)
  if (category) return category.can.edit && (field === 'code' || field === 'name') ? field : undefined
  return line?.can.edit ? field : undefined
}

/** The same at a place. */
export const editableAt = ({ sheet }: Pick<Desk, 'sheet'>, id: string, column: number): Field | undefined =>
  editableIn(sheet.line(id), sheet.category(id), column)

/** Whether a person may delete what they stand on: a category by itself, or the lines of a selection. */
export const isDeletableHere = ({ sheet, cursor }: Pick<Desk, 'sheet' | 'cursor'>): boolean => {
  if (sheet.isHeld(cursor.id())) return true
  const category = cursor.isBlock() ? undefined : sheet.category(cursor.id())
  if (category) return category.can.delete
  return sheet.budget().can.delete_item && (cursor.isBlock() || sheet.line(cursor.id()) !== undefined)
}
