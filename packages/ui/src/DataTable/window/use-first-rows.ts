import { startTransition, useCallback, useEffect, useState } from 'react'
import { useIsLive } from '../../live/index.ts'

/** Up to here a list is rendered completely: the browser's search finds all of it. */
export const WINDOWING_THRESHOLD = 100

/**
 * As many rows as fill the screen, the head being one of them; asked of the density, for no layout is calculated yet.
 */
const screenful = () => {
  const height = document.documentElement.dataset.density === 'compact' ? 32 : 40
  return Math.ceil(innerHeight / height)
}

/** After the next painting. */
export const afterPaint = (run: () => void) => {
  const frame = requestAnimationFrame(() => startTransition(run))
  return () => cancelAnimationFrame(frame)
}

/** How many rows are drawn: first those that can be seen, once they are painted the rest of a short list. */
export const useFirstRows = (isLong: boolean) => {
  const isLive = useIsLive()
  const [drawn, setDrawn] = useState(() => (isLive ? screenful() : WINDOWING_THRESHOLD))
  useEffect(() => (isLong ? undefined : afterPaint(() => setDrawn(WINDOWING_THRESHOLD))), [isLong])
  const drawAll = useCallback(() => setDrawn(Number.POSITIVE_INFINITY), [])
  return { drawn, drawAll }
}
