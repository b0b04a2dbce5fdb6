import { useEffect } from 'react'

/** Whether no element has focus. */
export const isLost = () => document.activeElement === null || document.activeElement === document.body

/** The topmost dialog that isn't closing, else the main content. */
export const leftTo = () =>
  [...document.querySelectorAll<HTMLElement>('[role=dialog]:not([data-exiting] *)')].at(-1) ??
  document.getElementById('main')

/** Moves focus to its container, before the focused element unmounts. */
export const leaveFocus = (): void => leftTo()?.focus({ preventScroll: true })

/** React Aria restores focus one frame after an overlay closes. Focus that is missing for this many frames is lost. */
const LOST = 3

/** Number of frames that a closing drawer may take on a slow device. */
export const FRAMES = 30

/** Moves lost focus to its container, so that the next Tab doesn't start at the top of the page. */
export const restoreFocus = (): void => {
  let seen = 0
  let lost = 0
  const look = () => {
    lost = isLost() ? lost + 1 : 0
    if (lost === LOST) leaveFocus()
    else if (++seen < FRAMES) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/**
 * Restores focus when an open record closes. If its row has focus again, nothing happens. If it has no row, the page
 * gets focus. Also works for anything else that is `open` and then closes.
 */
export const useRestoreFocus = (open: string | undefined): void => {
  useEffect(() => {
    if (open) return restoreFocus
  }, [open])
}
