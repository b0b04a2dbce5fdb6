import { useIsLive } from '@portal/ui/live'
import { type RefObject, startTransition, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Drawn beyond what is seen at both ends, so that not every step of a scroll draws. */
const OVERSCAN = 4

const ROW = 40

/** Up to here all rows are drawn, the first screenful before the rest: scrolling them draws nothing. */
const MAX_UNWINDOWED = 100

/** Which rows are drawn: from the first one up to, and without, the last one. */
interface Range {
  readonly from: number
  readonly to: number
}

const allRows: Range = { from: 0, to: MAX_UNWINDOWED }

const firstScreen = (): Range => ({ from: 0, to: Math.ceil(innerHeight / ROW) })

/** What the server renders, which knows no window. */
const usualScreen: Range = { from: 0, to: 25 }

/** A few rows more than are in the window: many at once would take a frame for themselves. */
const inView = (box: HTMLElement | null, count: number): Range | undefined => {
  const row = box?.querySelector<HTMLElement>('[data-row]')?.offsetHeight
  if (!box || !row) return undefined
  const above = -box.getBoundingClientRect().top / row
  const rowAt = (place: number) => Math.max(0, Math.min(count, place))
  return {
    from: rowAt(Math.floor(above) - OVERSCAN),
    to: rowAt(Math.ceil(above + innerHeight / row)) + OVERSCAN,
  }
}

/**
 * The rows of a box that the page scrolls: all of a short table, those in view of a long one. All rows are equally
 * high, so nothing has to be measured.
 */
export const useVisibleRows = (box: RefObject<HTMLElement | null>, count: number): Range => {
  const isLive = useIsLive()
  const [range, setRange] = useState(() => (isLive ? firstScreen() : usualScreen))
  const isShort = count <= MAX_UNWINDOWED
  const look = useCallback(
    (isAtOnce: boolean) => {
      const next = isShort ? allRows : inView(box.current, count)
      if (!next) return
      const move = () => setRange(now => (now.from === next.from && now.to === next.to ? now : next))
      if (isAtOnce) flushSync(move)
      else move()
    },
    [box, count, isShort],
  )
  useLayoutEffect(() => {
    if (!isShort) look(false)
  }, [look, isShort])
  useEffect(() => {
    if (!isShort) return
    const afterPaint = requestAnimationFrame(() => startTransition(() => look(false)))
    return () => cancelAnimationFrame(afterPaint)
  }, [look, isShort])
  useEffect(() => {
    if (isShort || !box.current) return
    // What a scroll uncovers has to be there before it is painted.
    const follow = () => look(true)
    const watch = new ResizeObserver(() => look(false))
    watch.observe(box.current)
    const listening = new AbortController()
    // Whatever scrolls the table: the page, or a dialog that contains it.
    const options = { capture: true, passive: true, signal: listening.signal }
    document.addEventListener('scroll', follow, options)
    window.addEventListener('resize', follow, options)
    return () => {
      watch.disconnect()
      listening.abort()
    }
  }, [box, look, isShort])
  return range
}
