import { type ChangeEvent, type RefObject, useEffect, useState } from 'react'

/** Exploring points by pointer or keyboard. */
export interface Explore {
  /** The point whose tooltip is visible, if any. */
  readonly at: number | null
  /** The keyboard's current point. */
  readonly last: number
  readonly show: (index: number) => void
  readonly hide: () => void
  /** The change handler of the range input. */
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

/** Escape or a press elsewhere hides the tooltip. */
export const useExplore = (count: number, box: RefObject<HTMLElement | null>): Explore => {
  const [spot, setSpot] = useState({ index: 0, isShown: false })
  const index = Math.min(spot.index, count - 1)
  const hide = () => setSpot(before => (before.isShown ? { ...before, isShown: false } : before))
  const show = (next: number) =>
    setSpot(before => (before.isShown && before.index === next ? before : { index: next, isShown: true }))
  useEffect(() => {
    if (!spot.isShown) return
    const away = new AbortController()
    const put = () => setSpot(before => ({ ...before, isShown: false }))
    const { signal } = away
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && put(), { signal })
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (!(target instanceof Node && box.current?.contains(target))) put()
      },
      { signal },
    )
    return () => away.abort()
  }, [spot.isShown, box])
  return {
    at: spot.isShown ? index : null,
    last: index,
    show,
    hide,
    onChange: event => show(event.target.valueAsNumber),
  }
}
