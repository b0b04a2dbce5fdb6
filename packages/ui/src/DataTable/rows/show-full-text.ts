import type { MouseEvent } from 'react'

const isCut = (element: Element) => {
  const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element
  // What is there for screen readers alone is a pixel wide.
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

// There is one pointer.
let entered: Element | undefined

/**
 * What is cut off in the cell under the pointer is shown as the title of its row: where a press anywhere opens the row,
 * its opener covers the cells, and the browser asks it and what contains it alone for a title. It is worked out once for
 * each cell that the pointer enters, not at each move within.
 */
export const showFullText = ({ target, clientX }: MouseEvent): void => {
  const row = target instanceof Element ? target.closest('tr') : null
  if (!row || !(target instanceof Element)) return
  const isCovered = target.closest('[data-opener]') !== null
  if (isCovered && entered && row.contains(entered) && spans(entered, clientX)) return
  // A cell that stays when the table is scrolled aside comes before those that it covers.
  const cell = isCovered ? [...row.cells].find(one => spans(one, clientX)) : target.closest('td, th')
  if (!cell || cell === entered) return
  entered = cell
  const title = fullTextOf(cell)
  if (row.title !== title) row.title = title
}

/** The pointer has left the rows; what they show may be another when it comes back. */
export const leaveCells = (): void => {
  entered = undefined
}
