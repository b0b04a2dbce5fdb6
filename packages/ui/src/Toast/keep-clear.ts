/** Events after which something may lie where toasts are shown. */
const moments = ['resize', 'scroll', 'focusin', 'click', 'animationend'] as const

/** A box's edges in the viewport. */
type Sides = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/** The gap between a toast and the content it avoids, in px. */
const GAP = 8

/** How far a box must move up to clear all obstacles, in pixels. 0 if it covers none. */
const liftOver = (box: Sides, obstacles: readonly Sides[]): number => {
  let lift = 0
  const isUnder = (one: Sides) => one.right > box.left && one.left < box.right
  // Starts with the lowest obstacle, so that a box never meets one twice.
  for (const one of obstacles.filter(isUnder).sort((a, b) => b.bottom - a.bottom))
    if (one.bottom > box.top - lift - GAP && one.top < box.bottom - lift + GAP) lift = box.bottom - one.top + GAP
  return lift
}

/** Flips the vertical axis, for boxes that move down. */
const turned = ({ left, right, top, bottom }: Sides): Sides => ({ left, right, top: -bottom, bottom: -top })

const boxesOf = (parts: Iterable<Element>): Sides[] =>
  [...parts].map(part => part.getBoundingClientRect()).filter(({ height }) => height > 0)

/** The area that the on-screen keyboard covers. */
const underKeyboard = (): Sides[] => {
  const seen = window.visualViewport
  const top = seen ? seen.offsetTop + seen.height : window.innerHeight
  if (seen?.scale !== 1 || top >= window.innerHeight) return []
  return [{ left: 0, right: window.innerWidth, top, bottom: window.innerHeight }]
}

/** Moves each stack off action bars and, if there is room, off the focused element. */
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
    // Top toasts avoid only bars, and so stay in their usual corner.
    const wished = isTop ? bars : [...bars, ...boxesOf(focused)]
    const far = [clearOf(wished), clearOf(bars)].find(one => one <= free) ?? 0
    if (far > 0) stack.style.translate = `0 ${isTop ? far : -far}px`
  }
}

/** Keeps toasts off all elements with `data-keep-clear` while the region is mounted. */
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
  // Runs before the browser paints a new toast.
  new MutationObserver(() => settle(region)).observe(region, { childList: true, subtree: true })
  settle(region)
}
