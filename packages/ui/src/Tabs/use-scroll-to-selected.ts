import { type RefObject, useEffect } from 'react'
import { watchSizes } from '../ScrollArea/watch-sizes.ts'

/** How much of the neighbouring tabs to show, in pixels. They fade out there, to show that there is more. */
const BESIDE = 40

/** Scrolls the tab list until the selected tab is fully visible. The page itself doesn't scroll. */
const show = (list: HTMLElement) => {
  const tab = list.querySelector('[aria-selected=true]')
  if (!tab) return
  const [seen, own] = [list.getBoundingClientRect(), tab.getBoundingClientRect()]
  // At either end, the browser clamps the scroll position.
  if (own.right + BESIDE > seen.right) list.scrollLeft += own.right + BESIDE - seen.right
  else if (own.left - BESIDE < seen.left) list.scrollLeft -= seen.left + BESIDE - own.left
}

/** Where not all tabs fit, the selected one may be scrolled out of view. */
export const useScrollToSelected = (ref: RefObject<HTMLElement | null>, selected: string | undefined): void => {
  useEffect(() => {
    const list = ref.current
    if (selected === undefined || !list) return
    // Repeats when late-loading fonts or growing counts widen the tabs.
    return watchSizes(list, () => show(list))
  }, [selected, ref])
}
