import { useEffect } from 'react'

const isLost = () => document.activeElement === null || document.activeElement === document.body

/** Where what had the focus has gone, the page gets it, so that the next Tab does not start at the top. */
export const keepFocus = (): void => {
  // A sheet or a question gives the focus back one frame after it has gone.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (isLost()) document.getElementById('main')?.focus({ preventScroll: true })
    }),
  )
}

/**
 * When an opened record is put away, focus goes back to its row by itself. Where there is none, because a link led
 * straight to the record or it has left the list, the page gets it.
 */
export const useKeptFocus = (open: string | undefined): void => {
  useEffect(() => {
    if (open) return keepFocus
  }, [open])
}
