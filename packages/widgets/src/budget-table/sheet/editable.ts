import { type Field, fieldAt } from './columns.ts'
import type { Desk } from './desk.ts'

/** The field that a person may type in at a place; undefined where they may not. */
export const editableAt = ({ sheet }: Pick<Desk, 'sheet'>, id: string, column: number): Field | undefined => {
  const field = fieldAt(column)
  const category = sheet.category(id)
  if (category) return category.can.edit && (field === 'code' || field === 'name') ? field : undefined
  return sheet.line(id)?.can.edit ? field : undefined
}

/** Whether a person may delete what they stand on: a category by itself, or the lines of a selection. */
export const isDeletableHere = ({ sheet, cursor }: Pick<Desk, 'sheet' | 'cursor'>): boolean => {
  const category = cursor.isBlock() ? undefined : sheet.category(cursor.id())
  if (category) return category.can.delete
  if (sheet.isHeld(cursor.id())) return true
  return sheet.budget().can.delete_item && (cursor.isBlock() || sheet.line(cursor.id()) !== undefined)
}
