import type { CellPosition } from './grid-cursor.ts'

/** The cell (`data-column`) around an event target. */
export const cellOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null

/** The cell position of an element, from `data-column` and its row's `data-row`. */
export const positionAt = (target: EventTarget): CellPosition | undefined => {
  const cell = cellOf(target)
  const row = cell?.closest<HTMLElement>('[data-row]')
  return cell && row ? { row: Number(row.dataset.row), column: Number(cell.dataset.column) } : undefined
}

/** Focuses the grid's current cell, which is its tab stop, unless it's being edited. Scrolls it into view. */
export const focusCurrent = (grid: HTMLElement | null): void => {
  const here = grid?.querySelector<HTMLElement>('[data-column][tabindex="0"]')
  if (!here) return
  const isThere = here.contains(document.activeElement)
  if (!isThere && !here.querySelector('input, textarea')) here.focus({ preventScroll: true })
  here.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
