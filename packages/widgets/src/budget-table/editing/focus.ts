import { focusCurrent } from '@portal/ui/cells'
import { flushSync } from 'react-dom'
import { columns, isText } from '../model/columns.ts'
import type { Cursor } from './controller.ts'

const NEAREST = { block: 'nearest', inline: 'nearest' } as const

/** Runs a change, renders it synchronously, and focuses the current cell. */
export const runThenFocus = (grid: HTMLElement | null, run: () => void): void => {
  flushSync(run)
  focusCurrent(grid)
}

/**
 * Moves to another cell. Focuses and scrolls before rendering, because afterwards the browser would need a second
 * layout.
 */
export const moveFocus = (grid: HTMLElement | null, { at }: Cursor, move: () => void): void => {
  move()
  const { row, column } = at()
  const cell = grid?.querySelector<HTMLElement>(`[data-row="${row}"] > [data-column="${column}"]`)
  cell?.scrollIntoView(NEAREST)
  cell?.focus({ preventScroll: true })
  // Clears the selection. Otherwise the browser searches all rows for a caret position, and none of them has selectable
  // text.
  getSelection()?.empty()
  flushSync(() => undefined)
  const id = columns[column]
  // A row outside the viewport renders only now. A current text cell also becomes as wide as its text.
  if (!cell?.isConnected || (id && isText(id))) focusCurrent(grid)
}

export const gridOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[role="treegrid"]') : null
