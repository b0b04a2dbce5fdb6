/** Seconds between one try and the next; after the last one somebody has to ask for it. */
export const retryDelays = [1, 2, 4, 8, 16, 30, 30, 30]

/** Until the time is over or the line is back, whichever is first; a device that says it has no line waits for it. */
export const connectionIsBack = (seconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const end = (settle: () => void) => () => {
      clearTimeout(timer)
      removeEventListener('online', back)
      signal.removeEventListener('abort', stopped)
      settle()
    }
    const back = end(resolve)
    const stopped = end(() => reject(signal.reason))
    const timer = navigator.onLine ? setTimeout(back, seconds * 1000) : undefined
    addEventListener('online', back)
    signal.addEventListener('abort', stopped)
  })
