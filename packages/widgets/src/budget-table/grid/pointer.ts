import { cellOf, positionAt } from '@portal/ui/cells'
import type { MouseEvent } from 'react'
import type { Controller } from '../editing/controller.ts'
import { gridOf, runThenFocus } from '../editing/focus.ts'
import { editing } from '../editing/loaded.ts'

const isInside = (target: EventTarget, selector: string) =>
  target instanceof Element && target.closest(selector) !== null

/** Moves the cursor to the pressed cell. Shift extends the selection. */
export const onPress = (event: MouseEvent, { store, cursor }: Controller): void => {
  const position = positionAt(event.target)
  if (!position || event.button !== 0 || isInside(event.target, 'input, textarea')) return
  // By default, the browser would select text and take focus.
  event.preventDefault()
  // Blurs the edited cell first, which commits it before the cursor moves.
  if (cursor.editMode() && document.activeElement instanceof HTMLElement) document.activeElement.blur()
  runThenFocus(gridOf(event.target), () => {
    cursor.moveTo(position, event.shiftKey)
    if (isInside(event.target, '[data-fold]')) store.fold(cursor.id(), !store.isFolded(cursor.id()))
  })
}

export const onDrag = (event: MouseEvent, { cursor }: Controller): void => {
  if (event.buttons !== 1 || cursor.editMode()) return
  const position = positionAt(event.target)
  if (!position) return
  runThenFocus(gridOf(event.target), () => cursor.moveTo(position, true))
}

export const onDoubleClick = (event: MouseEvent, controller: Controller): void => {
  if (isInside(event.target, 'input, textarea, a, [data-fold]')) return
  const cell = cellOf(event.target)
  if (cell) runThenFocus(gridOf(event.target), () => editing()?.open(controller, cell))
}
