import { setTimeout as sleep } from 'node:timers/promises'
import { isUnavailable } from './errors/database-error.ts'

/** Number of attempts, and how long after the first attempt another may start. Someone waits for the response. */
const TRIES = 3
const WITHIN_MS = 3000
const PAUSE_MS = 100

/** Returns a function that decides after each failure whether to retry. It waits before it returns true. */
export const patience = () => {
  const start = performance.now()
  let tries = 0
  return async (error: unknown): Promise<boolean> => {
    tries += 1
    if (!isUnavailable(error) || tries === TRIES || performance.now() - start > WITHIN_MS) return false
    await sleep(PAUSE_MS * tries ** 2 * (0.5 + Math.random()))
    return true
  }
}

/** Runs a read and retries while the database is unavailable. `run` should only read, because its effects repeat. */
export const repeated = async <Result>(run: () => Promise<Result>): Promise<Result> => {
  const again = patience()
  for (;;) {
    try {
      return await run()
    } catch (error) {
      if (!(await again(error))) throw error
    }
  }
}
