/** Seconds between retries. After the last one, the user must retry. */
export const retryDelays = [1, 2, 4, 8, 16, 30, 30, 30]

/** Resolves after the delay, or as soon as the connection returns. An offline device waits for the connection. */
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
