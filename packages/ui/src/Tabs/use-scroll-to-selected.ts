import { type RefObject, useEffect } from 'react'
import { watchSizes } from '../ScrollArea/watch-sizes.ts'

/** How much of its neighbours is seen beside it, in pixels: there is more, and it fades away there. */
const BESIDE = 40

/** Moves a list along its own line until the selected tab is seen whole; the page itself stays where it is. */
const show = (list: HTMLElement) => {
  const tab = list.querySelector('[aria-selected=true]')
  if (!tab) return
  const [seen, own] = [list.getBoundingClientRect(), tab.getBoundingClientRect()]
  // At either end there is no more space to scroll, and no neighbour.
  if (own.right + BESIDE > seen.right) list.scrollLeft += own.right + BESIDE - seen.right
  else if (own.left - BESIDE < seen.left) list.scrollLeft -= seen.left + BESIDE - own.left
}

/** Where the tabs do not all fit, the selected one may be outside of what is seen. */
export const useScrollToSelected = (ref: RefObject<HTMLElement | null>, selected: string | undefined): void => {
  useEffect(() => {
    const list = ref.current
    if (selected === undefined || !list) return
    // Also when letters that arrive later, or a count that grows, make the tabs wider.
    return watchSizes(list, () => show(list))
  }, [selected, ref])
}
