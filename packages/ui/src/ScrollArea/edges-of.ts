/** Which way it scrolls: along the lines, or down the page. */
export const scrollAxes = ['inline', 'block'] as const

/** Whether a box contains more than it shows, before and after what is in view along an axis. */
export const edgesOf = (box: HTMLElement, axis: (typeof scrollAxes)[number]) => {
  const isInline = axis === 'inline'
  const scrollable = isInline ? box.scrollWidth - box.clientWidth : box.scrollHeight - box.clientHeight
  // From right to left the distance counts below zero.
  const at = Math.abs(isInline ? box.scrollLeft : box.scrollTop)
  return { before: at > 1, after: scrollable - at > 1 }
}
