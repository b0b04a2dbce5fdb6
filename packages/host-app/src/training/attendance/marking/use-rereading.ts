import { useEffect } from 'react'

const PAUSE_MS = 60_000

/** Reads again every minute while something is waited for that only the server's clock decides. */
export const useRereading = (read: () => Promise<unknown>, isWaiting: boolean): void => {
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(() => void read(), PAUSE_MS)
    return () => clearInterval(timer)
  }, [read, isWaiting])
}
