/** Fallback in milliseconds, because a hidden page gets no frames. */
const HIDDEN_PAGE_MS = 100

/**
 * Runs a function in the frame after the next paint, so that it doesn't delay it. Runs at once in environments without
 * frames.
 */
export const afterPaint = (run: () => void): void => {
  if (typeof requestAnimationFrame === 'undefined') {
    run()
    return
  }
  let isDue = true
  const once = () => {
    if (isDue) run()
    isDue = false
  }
  requestAnimationFrame(() => requestAnimationFrame(once))
  setTimeout(once, HIDDEN_PAGE_MS)
}
