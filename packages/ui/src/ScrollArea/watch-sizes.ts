/**
 * Calls back immediately, and whenever a box or a part of it changes size, comes or goes; returns the function that
 * stops it.
 */
export const watchSizes = (box: HTMLElement, look: () => void): (() => void) => {
  const sizes = new ResizeObserver(look)
  const watch = () => {
    sizes.disconnect()
    for (const part of [box, ...box.children]) sizes.observe(part)
  }
  const parts = new MutationObserver(watch)
  parts.observe(box, { childList: true })
  watch()
  look()
  return () => {
    sizes.disconnect()
    parts.disconnect()
  }
}
