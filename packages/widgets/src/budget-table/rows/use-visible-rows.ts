import { useIsLive } from '@portal/ui/live'
import { type RefObject, startTransition, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Extra rows beyond the viewport at each end, so that small scrolls don't render. */
const OVERSCAN = 4

const ROW = 40

/** Up to this count all rows render, after the first screen. Scrolling then renders nothing. */
const MAX_UNWINDOWED = 100

/** Rows to render, without `to` itself. */
interface Range {
  readonly from: number
  readonly to: number
}

const allRows: Range = { from: 0, to: MAX_UNWINDOWED }

const firstScreen = (): Range => ({ from: 0, to: Math.ceil(innerHeight / ROW) })

/** The server doesn't know the viewport and renders this range. */
const usualScreen: Range = { from: 0, to: 25 }

/** Only a few extra rows, because rendering many takes a whole frame. */
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
 * Rows to render in a box that the page scrolls: all rows of a short table, or those in the viewport. All rows have the
 * same height, so measuring one is enough.
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
    // Renders synchronously, so that scrolling never paints an empty area.
    const follow = () => look(true)
    const watch = new ResizeObserver(() => look(false))
    watch.observe(box.current)
    const listening = new AbortController()
    // Captures scrolling of the page and of any dialog around the table.
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
