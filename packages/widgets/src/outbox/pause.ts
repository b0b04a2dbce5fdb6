import type { SendFailure } from './failure.ts'

const RETRY_MS = [1000, 2000, 5000, 10_000, 20_000] as const

/** The longest pause in seconds, a day: a timer of more than 24 days fires at once. */
const MOST = 86_400

/** The pauses between tries: as long as the portal says, else longer with each failure. */
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
    /** The next failure is the first one again. */
    reset: () => {
      failures = 0
    },
    isRunning: () => timer !== undefined,
    /** Allows or forbids new pauses, after which something is tried by itself. */
    setStopped: (next: boolean) => {
      isStopped = next
      if (next) end()
    },
  }
}
