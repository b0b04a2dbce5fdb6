import { useEffect } from 'react'

/** Whether nothing has the focus. */
export const isLost = () => document.activeElement === null || document.activeElement === document.body

/** The drawer or question on top, if there is one that is not about to go; else the page. */
export const leftTo = () =>
  [...document.querySelectorAll<HTMLElement>('[role=dialog]:not([data-exiting] *)')].at(-1) ??
  document.getElementById('main')

/** Moves the focus to its container, before what has it goes at some time that nobody knows. */
export const leaveFocus = (): void => leftTo()?.focus({ preventScroll: true })

/**
 * A drawer or a question gives the focus back one frame after it has gone: what is lost longer than that stays lost.
 */
const LOST = 3

/** As long as a drawer may take to go on a busy machine. */
export const FRAMES = 30

/** Where what had the focus has gone, its container gets it, so that the next Tab does not start at the top. */
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
 * When an opened record is closed, focus goes back to its row on its own. Where there is none, because a link led
 * straight to the record or it has left the list, the page gets it. So it is with whatever else was `open` and goes.
 */
export const useRestoreFocus = (open: string | undefined): void => {
  useEffect(() => {
    if (open) return restoreFocus
  }, [open])
}
