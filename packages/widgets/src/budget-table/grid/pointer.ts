import type { MouseEvent } from 'react'
import type { Desk } from '../sheet/desk.ts'
import { cellOf, gridOf, thenFocus } from './focus.ts'

const placeAt = (target: EventTarget) => {
  const cell = cellOf(target)
  const row = cell?.closest<HTMLElement>('[data-row]')
  return cell && row ? { row: Number(row.dataset.row), column: Number(cell.dataset.column) } : undefined
}

const isInside = (target: EventTarget, selector: string) =>
  target instanceof Element && target.closest(selector) !== null

/** A press goes to its cell, and with Shift selects up to it. */
export const onPress = (event: MouseEvent, { sheet, cursor }: Desk): void => {
  const place = placeAt(event.target)
  if (!place || event.button !== 0 || isInside(event.target, 'input, textarea')) return
  // The browser would select text and take the focus away.
  event.preventDefault()
  // The cell that was edited is left, and written, before another one is gone to.
  if (cursor.start() && document.activeElement instanceof HTMLElement) document.activeElement.blur()
  thenFocus(gridOf(event.target), () => {
    cursor.go(place, event.shiftKey)
    if (isInside(event.target, '[data-fold]')) sheet.fold(cursor.id(), !sheet.isFolded(cursor.id()))
  })
}

/** With the button held, what lies between is selected. */
export const onDrag = (event: MouseEvent, { cursor }: Desk): void => {
  if (event.buttons !== 1 || cursor.start()) return
  const place = placeAt(event.target)
  if (!place) return
  thenFocus(gridOf(event.target), () => cursor.go(place, true))
}

/** A double click opens what stands in the cell. */
export const onDouble = (event: MouseEvent, desk: Desk): void => {
  if (isInside(event.target, 'input, textarea, a, [data-fold]')) return
  const cell = cellOf(event.target)
  if (cell) thenFocus(gridOf(event.target), () => desk.hands()?.open(desk, cell))
}
