import { cellOf, positionAt } from '@portal/ui/cells'
import type { MouseEvent } from 'react'
import type { Controller } from '../editing/controller.ts'
import { gridOf, runThenFocus } from '../editing/focus.ts'
import { editing } from '../editing/loaded.ts'

const isInside = (target: EventTarget, selector: string) =>
  target instanceof Element && target.closest(selector) !== null

/** A press moves the cursor to its cell, and with Shift selects up to it. */
export const onPress = (event: MouseEvent, { store, cursor }: Controller): void => {
  const position = positionAt(event.target)
  if (!position || event.button !== 0 || isInside(event.target, 'input, textarea')) return
  // The browser would select text and take the focus away.
  event.preventDefault()
  // The cell that was edited is left, and written, before the cursor moves.
  if (cursor.editMode() && document.activeElement instanceof HTMLElement) document.activeElement.blur()
  runThenFocus(gridOf(event.target), () => {
    cursor.moveTo(position, event.shiftKey)
    if (isInside(event.target, '[data-fold]')) store.fold(cursor.id(), !store.isFolded(cursor.id()))
  })
}

/** With the button pressed, what is between is selected. */
export const onDrag = (event: MouseEvent, { cursor }: Controller): void => {
  if (event.buttons !== 1 || cursor.editMode()) return
  const position = positionAt(event.target)
  if (!position) return
  runThenFocus(gridOf(event.target), () => cursor.moveTo(position, true))
}

/** A double click opens the cell. */
export const onDoubleClick = (event: MouseEvent, controller: Controller): void => {
  if (isInside(event.target, 'input, textarea, a, [data-fold]')) return
  const cell = cellOf(event.target)
  if (cell) runThenFocus(gridOf(event.target), () => editing()?.open(controller, cell))
}
