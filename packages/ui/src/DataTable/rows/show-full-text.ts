import type { MouseEvent } from 'react'

const isCut = (element: Element) => {
  const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element
  // Visually hidden elements are one pixel wide.
  if (clientWidth <= 1 || (scrollWidth <= clientWidth && scrollHeight <= clientHeight)) return false
  return getComputedStyle(element).overflowX !== 'visible'
}

const fullTextOf = (cell: Element) => {
  const cut = [cell, ...cell.querySelectorAll('*')].filter(isCut)
  const innermost = cut.filter(one => !cut.some(other => other !== one && one.contains(other)))
  return innermost.map(({ textContent }) => textContent).join('\n')
}

const spans = (cell: Element, x: number) => {
  const { left, right } = cell.getBoundingClientRect()
  return left <= x && x < right
}

// Module state is enough, because there is only one pointer.
let entered: Element | undefined

/**
 * Shows the truncated text of the hovered cell as its row's title. The opener may cover the cells, and browsers look
 * for a title only on it and its ancestors. Runs once per cell entered, not on every pointer move.
 */
export const showFullText = ({ target, clientX }: MouseEvent): void => {
  const row = target instanceof Element ? target.closest('tr') : null
  if (!row || !(target instanceof Element)) return
  const isCovered = target.closest('[data-opener]') !== null
  if (isCovered && entered && row.contains(entered) && spans(entered, clientX)) return
  // In a table that scrolls sideways, sticky cells come first, because they cover others.
  const cell = isCovered ? [...row.cells].find(one => spans(one, clientX)) : target.closest('td, th')
  if (!cell || cell === entered) return
  entered = cell
  const title = fullTextOf(cell)
  if (row.title !== title) row.title = title
}

/** Forgets the hovered cell. Rows may show other text when the pointer returns. */
export const leaveCells = (): void => {
  entered = undefined
}
