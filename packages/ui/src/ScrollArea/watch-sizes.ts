/** Calls back at once, and whenever the box or its children change size or number. Returns the cleanup function. */
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
