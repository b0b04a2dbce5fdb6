import type { MouseEvent } from 'react'

/** What was cut off is shown to those who point at it. */
export const showFullText = ({ target }: MouseEvent) => {
  if (!(target instanceof HTMLElement) || target.title) return
  const isCut = target.scrollWidth > target.clientWidth && target.matches('td, td > bdi, [data-opener]')
  if (isCut) target.title = target.textContent
}
