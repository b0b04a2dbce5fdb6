import { focusCurrent } from '@portal/ui/cells'
import { flushSync } from 'react-dom'
import { columns, isText } from '../model/columns.ts'
import type { Cursor } from './cursor.ts'

const NEAREST = { block: 'nearest', inline: 'nearest' } as const

/** Does something, has it drawn, and focuses the cell that is current then. */
export const runThenFocus = (grid: HTMLElement | null, run: () => void): void => {
  flushSync(run)
  focusCurrent(grid)
}

/**
 * Moves to another cell. It gets the focus and comes into view before anything is drawn: after it, the browser would
 * have to lay the page out to find it, and once more to paint.
 */
export const moveFocus = (grid: HTMLElement | null, { at }: Cursor, move: () => void): void => {
  move()
  const { row, column } = at()
  const cell = grid?.querySelector<HTMLElement>(`[data-row="${row}"] > [data-column="${column}"]`)
  cell?.scrollIntoView(NEAREST)
  cell?.focus({ preventScroll: true })
  // Otherwise the browser looks for a place for the caret through all rows, of whose text none can be selected.
  getSelection()?.empty()
  flushSync(() => undefined)
  const id = columns[column]
  // A row that was out of view is drawn only now, and only the current cell is as wide as its text.
  if (!cell?.isConnected || (id && isText(id))) focusCurrent(grid)
}

/** The table around something. */
export const gridOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[role="treegrid"]') : null
