import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Drawn beyond what is seen at both ends, so that not every step of a scroll draws. */
const BEYOND = 4

const ROW = 40

/** Which rows are drawn: from the first one up to, and without, the last one. */
interface Range {
  readonly from: number
  readonly to: number
}

const fill = () => ({ from: 0, to: typeof innerHeight === 'undefined' ? BEYOND : Math.ceil(innerHeight / ROW) })

/** The rows in view of a frame that scrolls by itself; all rows are equally high, so nothing has to be remembered. */
export const useWindow = (frame: RefObject<HTMLElement | null>, count: number): Range => {
  const [range, setRange] = useState<Range>(fill)
  const look = useCallback(
    (isAtOnce: boolean) => {
      const box = frame.current
      const row = box?.querySelector<HTMLElement>('[data-row]')?.offsetHeight
      if (!box || !row) return
      const first = Math.floor(box.scrollTop / row)
      const last = Math.min(count, Math.ceil((box.scrollTop + box.clientHeight) / row))
      // A few rows with every step: many at once would take a frame for themselves.
      const next = { from: Math.max(0, first - BEYOND), to: last + BEYOND }
      const move = () => setRange(now => (now.from === next.from && now.to === next.to ? now : next))
      if (isAtOnce) flushSync(move)
      else move()
    },
    [frame, count],
  )
  useLayoutEffect(() => look(false), [look])
  useEffect(() => {
    const box = frame.current
    if (!box) return
    // What a scroll uncovers has to be there before it is painted.
    const follow = () => {
      box.toggleAttribute('data-along', box.scrollLeft !== 0)
      look(true)
    }
    const watch = new ResizeObserver(() => look(false))
    watch.observe(box)
    box.addEventListener('scroll', follow, { passive: true })
    return () => {
      watch.disconnect()
      box.removeEventListener('scroll', follow)
    }
  }, [frame, look])
  return range
}
