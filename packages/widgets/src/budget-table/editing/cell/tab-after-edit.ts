import type { KeyboardEvent } from 'react'
import { columns } from '../../model/columns.ts'
import type { Controller } from '../controller.ts'
import { gridOf, moveFocus } from '../focus.ts'

/** The cell where each table's last edit ended. */
const lastEdited = new WeakMap<Controller, { readonly row: number; readonly column: number }>()

/** Records the current cell as the end of an edit. */
export const noteEdited = (controller: Controller): void => void lastEdited.set(controller, controller.cursor.at())

/** Any other move forgets the edit, so that Tab leaves the table again. */
export const forgetEdited = (controller: Controller): void => void lastEdited.delete(controller)

/**
 * Moves to the next cell on Tab right after an edit, as spreadsheets do. Returns false if Tab should leave the table.
 */
export const tabAfterEdit = (event: KeyboardEvent, controller: Controller): boolean => {
  const { row, column } = controller.cursor.at()
  const last = lastEdited.get(controller)
  const next = column + (event.shiftKey ? -1 : 1)
  if (last?.row !== row || last.column !== column || next < 0 || next >= columns.length) return false
  event.preventDefault()
  moveFocus(gridOf(event.target), controller.cursor, () => controller.cursor.moveTo({ row, column: next }))
  noteEdited(controller)
  return true
}
