import type { CellPosition } from './grid-cursor.ts'

/** The cell (`data-column`) around something. */
export const cellOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null

/** The position of the cell around an element, by its `data-column` and its row's `data-row`. */
export const positionAt = (target: EventTarget): CellPosition | undefined => {
  const cell = cellOf(target)
  const row = cell?.closest<HTMLElement>('[data-row]')
  return cell && row ? { row: Number(row.dataset.row), column: Number(cell.dataset.column) } : undefined
}

/** Focuses the current cell of a grid, which has the tab stop, unless it is edited, and scrolls it into view. */
export const focusCurrent = (grid: HTMLElement | null): void => {
  const here = grid?.querySelector<HTMLElement>('[data-column][tabindex="0"]')
  if (!here) return
  const isThere = here.contains(document.activeElement)
  if (!isThere && !here.querySelector('input, textarea')) here.focus({ preventScroll: true })
  here.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
