/** How long a page that nobody sees waits for a frame that does not come (milliseconds). */
const HIDDEN_PAGE_MS = 100

/**
 * Runs something in the frame after the one that shows what was changed, so that it delays neither that one nor what
 * the browser does right after it; at once where there are no frames.
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
