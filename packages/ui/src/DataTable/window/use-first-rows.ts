import { startTransition, useCallback, useEffect, useState } from 'react'
import { useIsLive } from '../../live/index.ts'

/** Lists up to this length render completely, so that the browser's own search finds every row. */
export const WINDOWING_THRESHOLD = 100

/** Counts the rows that fill the viewport, from the density's row height, because there is no layout yet. */
const screenful = () => {
  const height = document.documentElement.dataset.density === 'compact' ? 32 : 40
  return Math.ceil(innerHeight / height)
}

/** Renders after the next paint: React runs the transition in a task after the animation frame. */
export const afterFirstPaint = (run: () => void) => {
  const frame = requestAnimationFrame(() => startTransition(run))
  return () => cancelAnimationFrame(frame)
}

/** Limits the rendered rows: first to the viewport, then after the first paint to all rows of a short list. */
export const useFirstRows = (isLong: boolean) => {
  const isLive = useIsLive()
  const [drawn, setDrawn] = useState(() => (isLive ? screenful() : WINDOWING_THRESHOLD))
  useEffect(() => (isLong ? undefined : afterFirstPaint(() => setDrawn(WINDOWING_THRESHOLD))), [isLong])
  const drawAll = useCallback(() => setDrawn(Number.POSITIVE_INFINITY), [])
  return { drawn, drawAll }
}
