/** How long a page that nobody sees waits for a frame that does not come (milliseconds). */
const UNSEEN = 100

/** Runs something as soon as what was changed is on the screen; at once where there is none. */
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
  requestAnimationFrame(() => setTimeout(once))
  setTimeout(once, UNSEEN)
}
