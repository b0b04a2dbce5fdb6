import { type RefObject, useEffect } from 'react'

/** How much of its neighbour is seen beside it, in pixels: there is more. */
const BESIDE = 40

/** Moves a list along its own line until the selected tab is seen whole; the page itself stays where it is. */
const show = (list: HTMLElement) => {
  const tab = list.querySelector('[aria-selected=true]')
  if (!tab) return
  const [seen, own] = [list.getBoundingClientRect(), tab.getBoundingClientRect()]
  if (own.right > seen.right) list.scrollLeft += own.right - seen.right + BESIDE
  else if (own.left < seen.left) list.scrollLeft -= seen.left - own.left + BESIDE
}

/** Where the tabs do not all fit, the selected one may lie outside of what is seen. */
export const useShown = (ref: RefObject<HTMLElement | null>, selected: string | undefined): void => {
  useEffect(() => {
    if (selected === undefined) return
    let isGone = false
    const look = () => {
      if (ref.current && !isGone) show(ref.current)
    }
    const frame = requestAnimationFrame(look)
    // Letters that arrive later make the tabs wider.
    document.fonts.ready.then(look)
    return () => {
      isGone = true
      cancelAnimationFrame(frame)
    }
  }, [selected, ref])
}
