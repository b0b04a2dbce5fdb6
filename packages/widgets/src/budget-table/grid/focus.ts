import { flushSync } from 'react-dom'
import { columns, isText } from '../sheet/columns.ts'
import type { Cursor } from '../sheet/cursor.ts'

const NEAREST = { block: 'nearest', inline: 'nearest' } as const

/** Puts the focus on the cell where one is, in sight. */
export const focusHere = (grid: HTMLElement | null): void => {
  const here = grid?.querySelector<HTMLElement>('[data-column][tabindex="0"]')
  if (!here) return
  const isThere = here.contains(document.activeElement)
  if (!isThere && !here.querySelector('input, textarea')) here.focus({ preventScroll: true })
  here.scrollIntoView(NEAREST)
}

/** Does something, has it drawn, and goes on from the cell where one is then. */
export const thenFocus = (grid: HTMLElement | null, run: () => void): void => {
  flushSync(run)
  focusHere(grid)
}

/**
 * Goes on to another cell. It gets the focus and comes into sight before anything is drawn: after it, the browser would
 * have to lay the page out to find it, and once more to paint.
 */
export const goOn = (grid: HTMLElement | null, { at }: Cursor, move: () => void): void => {
  move()
  const { row, column } = at()
  const cell = grid?.querySelector<HTMLElement>(`[data-row="${row}"] > [data-column="${column}"]`)
  cell?.scrollIntoView(NEAREST)
  cell?.focus({ preventScroll: true })
  // Otherwise the browser looks for a place for the caret through all rows, of whose text none can be selected.
  getSelection()?.empty()
  flushSync(() => undefined)
  const id = columns[column]
  // A row that was out of sight is drawn only now, and words are as wide as they are long only where one is.
  if (!cell?.isConnected || (id && isText(id))) focusHere(grid)
}

/** The table around something. */
export const gridOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[role="treegrid"]') : null

/** The cell around something. */
export const cellOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null
