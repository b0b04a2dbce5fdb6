import type { KeyboardEvent } from 'react'
import { columns } from '../../model/columns.ts'
import type { Controller } from '../controller.ts'
import { gridOf, moveFocus } from '../focus.ts'

/** The cell that each table moved to after its last edit. */
const lastEdited = new WeakMap<Controller, { readonly row: number; readonly column: number }>()

/** Remembers the current cell as the one after an edit. */
export const noteEdited = (controller: Controller): void => void lastEdited.set(controller, controller.cursor.at())

/** Any other move ends it: Tab then leaves the table again, as it does wherever nothing was written. */
export const forgetEdited = (controller: Controller): void => void lastEdited.delete(controller)

/** Right after an edit Tab goes on to the next cell, as in any spreadsheet; false where it is to leave the table. */
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
