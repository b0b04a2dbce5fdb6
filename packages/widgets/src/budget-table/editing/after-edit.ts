import type { KeyboardEvent as ReactKeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { columns } from '../model/columns.ts'
import { afterPaint } from '../store/events.ts'
import type { Controller } from './controller.ts'
import { gridOf, moveFocus } from './focus.ts'

/** Input that may arrive before the next frame. */
const inputEvents = ['keydown', 'pointerdown'] as const

/**
 * Renders the edit first and moves focus in the next frame, because moving delays painting the new sums. Earlier input
 * moves at once, and a key then applies to the next cell.
 */
const moveAfterPaint = (box: HTMLElement, move: () => void): void => {
  flushSync(() => undefined)
  // The host page may render the table inside a shadow root.
  const tree = box.getRootNode()
  const focused = () => (tree instanceof Document || tree instanceof ShadowRoot ? tree.activeElement : null)
  const once = () => {
    for (const name of inputEvents) removeEventListener(name, early, true)
    // Leaves focus alone if it moved meanwhile.
    if (focused() === box) move()
  }
  const early = (event: Event) => {
    const isHere = event.composedPath()[0] === box
    once()
    if (!isHere || !(event instanceof KeyboardEvent)) return
    event.stopImmediatePropagation()
    const isFree = focused()?.dispatchEvent(new KeyboardEvent(event.type, event)) ?? true
    if (!isFree) event.preventDefault()
  }
  for (const name of inputEvents) addEventListener(name, early, true)
  afterPaint(once)
}

/** The cell where each table's last edit ended. */
const lastEdited = new WeakMap<Controller, { readonly row: number; readonly column: number }>()

/** Records the current cell as the end of an edit. */
const noteEdited = (controller: Controller): void => void lastEdited.set(controller, controller.cursor.at())

/** Any other move forgets the edit, so that Tab leaves the table again. */
export const forgetEdited = (controller: Controller): void => void lastEdited.delete(controller)

/**
 * Moves to the next cell on Tab right after an edit, as spreadsheets do. Returns false if Tab should leave the table.
 */
export const tabAfterEdit = (event: ReactKeyboardEvent, controller: Controller): boolean => {
  const { row, column } = controller.cursor.at()
  const last = lastEdited.get(controller)
  const next = column + (event.shiftKey ? -1 : 1)
  if (last?.row !== row || last.column !== column || next < 0 || next >= columns.length) return false
  event.preventDefault()
  moveFocus(gridOf(event.target), controller.cursor, () => controller.cursor.moveTo({ row, column: next }))
  noteEdited(controller)
  return true
}

/** Moves from an edited cell by rows and columns. */
export const leaveCell = (
  controller: Controller,
  box: HTMLElement,
  move: readonly [down: number, along: number],
): void => {
  const grid = gridOf(box)
  moveAfterPaint(box, () => {
    moveFocus(grid, controller.cursor, () => controller.cursor.moveBy(...move))
    noteEdited(controller)
  })
}
