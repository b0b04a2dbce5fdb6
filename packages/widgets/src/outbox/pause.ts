import type { SendFailure } from './failure.ts'

const RETRY_MS = [1000, 2000, 5000, 10_000, 20_000] as const

/** Longest pause in seconds: one day. A timer of more than 24 days fires at once. */
const MOST = 86_400

/** Pauses between retries. Uses the portal's `retry_after`, or else grows with each failure. */
export const createPause = (run: () => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let isStopped = false

  const end = () => {
    clearTimeout(timer)
    timer = undefined
  }
  return {
    begin: ({ kind, retryAfter }: SendFailure) => {
      end()
      const isGiven = kind === 'temporary' && retryAfter !== undefined
      const given = isGiven ? Math.min(Math.max(retryAfter, 1), MOST) * 1000 : undefined
      const delay = given ?? RETRY_MS[Math.min(failures, RETRY_MS.length - 1)]
      failures += 1
      if (isStopped) return
      timer = setTimeout(() => {
        timer = undefined
        run()
      }, delay)
    },
    end,
    /** Restarts backoff after a success. */
    reset: () => {
      failures = 0
    },
    isRunning: () => timer !== undefined,
    /** Stops or allows automatic retries. */
    setStopped: (next: boolean) => {
      isStopped = next
      if (next) end()
    },
  }
}
