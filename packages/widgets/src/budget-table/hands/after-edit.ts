import type { KeyboardEvent } from 'react'
import { goOn, gridOf } from '../grid/focus.ts'
import { columns } from '../sheet/columns.ts'
import type { Desk } from '../sheet/desk.ts'

/** Where each table was gone on to from its last edit. */
const places = new WeakMap<Desk, { readonly row: number; readonly column: number }>()

/** Keeps where one is after an edit. */
export const noteEdited = (desk: Desk): void => void places.set(desk, desk.cursor.at())

/** Any other way on ends it: Tab then leaves the table again, as it does wherever nothing was written. */
export const forgetEdited = (desk: Desk): void => void places.delete(desk)

/** Right after an edit Tab goes on to the next cell, as in any spreadsheet; false where it is to leave the table. */
export const tabAfterEdit = (event: KeyboardEvent, desk: Desk): boolean => {
  const { row, column } = desk.cursor.at()
  const place = places.get(desk)
  const next = column + (event.shiftKey ? -1 : 1)
  if (place?.row !== row || place.column !== column || next < 0 || next >= columns.length) return false
  event.preventDefault()
  goOn(gridOf(event.target), desk.cursor, () => desk.cursor.go({ row, column: next }))
  noteEdited(desk)
  return true
}
