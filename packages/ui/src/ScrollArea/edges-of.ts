/** The scroll axis: along lines, or down the page. */
export const scrollAxes = ['inline', 'block'] as const

/** Whether content is hidden before and after the visible part, along an axis. */
export const edgesOf = (box: HTMLElement, axis: (typeof scrollAxes)[number]) => {
  const isInline = axis === 'inline'
  const scrollable = isInline ? box.scrollWidth - box.clientWidth : box.scrollHeight - box.clientHeight
  // In right-to-left layouts, scroll offsets are negative.
  const at = Math.abs(isInline ? box.scrollLeft : box.scrollTop)
  return { before: at > 1, after: scrollable - at > 1 }
}
