import type { MouseEvent } from 'react'

const isCut = (element: Element) => {
  const isWider = element.scrollWidth > element.clientWidth
  const isHigher = element.scrollHeight > element.clientHeight
  return (isWider || isHigher) && getComputedStyle(element).overflowX !== 'visible'
}

/**
 * What is cut off in the cell under the pointer is shown as the title of its row: where a press anywhere opens the row,
 * its opener covers the cells, and the browser asks it and what contains it alone for a title.
 */
export const showFullText = ({ target, clientX, clientY }: MouseEvent): void => {
  const row = target instanceof Element ? target.closest('tr') : null
  if (!row) return
  const under = document.elementsFromPoint(clientX, clientY)
  const cell = under.find(element => element.matches('td, th'))
  const title = under.find(element => cell?.contains(element) && isCut(element))?.textContent ?? ''
  if (row.title !== title) row.title = title
}
