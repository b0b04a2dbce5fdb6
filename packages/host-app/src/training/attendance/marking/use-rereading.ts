import { useEffect } from 'react'

const PAUSE_MS = 60_000

/** Revalidates every minute while something depends on the server's clock. */
export const useRereading = (read: () => Promise<unknown>, isWaiting: boolean): void => {
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(() => void read(), PAUSE_MS)
    return () => clearInterval(timer)
  }, [read, isWaiting])
}
