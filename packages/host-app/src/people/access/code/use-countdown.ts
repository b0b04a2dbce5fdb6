import { useCallback, useEffect, useState } from 'react'

/** Counts down to 0 in whole seconds. Uses the clock, so that a suspended tab doesn't prolong it. */
export const useCountdown = (seconds: number, startsNow: boolean) => {
  const [until, setUntil] = useState(() => (startsNow ? Date.now() + seconds * 1000 : 0))
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, Math.ceil((until - now) / 1000))
  const isRunning = left > 0
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [isRunning])
  const start = useCallback(() => {
    setNow(Date.now())
    setUntil(Date.now() + seconds * 1000)
  }, [seconds])
  return { left, start }
}
