import { liftOver, type Sides, turned } from './clear-of.ts'

/** After these, something else may be where toasts are shown. */
const moments = ['resize', 'scroll', 'focusin', 'click', 'animationend'] as const

const boxesOf = (parts: Iterable<Element>): Sides[] =>
  [...parts].map(part => part.getBoundingClientRect()).filter(({ height }) => height > 0)

/** What the keyboard of a phone covers. */
const underKeyboard = (): Sides[] => {
  const seen = window.visualViewport
  const top = seen ? seen.offsetTop + seen.height : window.innerHeight
  if (seen?.scale !== 1 || top >= window.innerHeight) return []
  return [{ left: 0, right: window.innerWidth, top, bottom: window.innerHeight }]
}

/** Moves each stack of toasts off the bars of actions and, where there is space, off what has the focus. */
const settle = (region: HTMLElement) => {
  const focused = [...document.querySelectorAll(':focus-visible')].filter(one => !region.contains(one))
  const bars = [...boxesOf(document.querySelectorAll('[data-keep-clear]')), ...underKeyboard()]
  for (const stack of region.querySelectorAll<HTMLElement>(':scope > div')) {
    stack.style.translate = ''
    const rest = stack.getBoundingClientRect()
    const isTop = stack === region.lastElementChild
    const free = isTop ? window.innerHeight - rest.bottom : rest.top
    const clearOf = (obstacles: Sides[]) =>
      isTop ? liftOver(turned(rest), obstacles.map(turned)) : liftOver(rest, obstacles)
    // Those at the top stay in their usual corner.
    const wished = isTop ? bars : [...bars, ...boxesOf(focused)]
    const far = [clearOf(wished), clearOf(bars)].find(one => one <= free) ?? 0
    if (far > 0) stack.style.translate = `0 ${isTop ? far : -far}px`
  }
}

/**
 * Keeps toasts off all that is marked with `data-keep-clear`, wherever it goes, for as long as their region is
 * mounted.
 */
export const keepClear = (region: HTMLElement | null): void => {
  if (!region) return
  let frame = 0
  const away = new AbortController()
  const later = () => {
    cancelAnimationFrame(frame)
    if (!region.isConnected) away.abort()
    else if (region.querySelector('button')) frame = requestAnimationFrame(() => settle(region))
  }
  const how = { capture: true, passive: true, signal: away.signal }
  for (const moment of moments) window.addEventListener(moment, later, how)
  window.visualViewport?.addEventListener('resize', later, how)
  // Before a new toast is painted.
  new MutationObserver(() => settle(region)).observe(region, { childList: true, subtree: true })
  settle(region)
}
