import { setTimeout as sleep } from 'node:timers/promises'
import { isUnavailable } from './errors/database-error.ts'

/** Tries in all, and how long after the first another one may begin: somebody waits for the answer. */
const TRIES = 3
const WITHIN_MS = 3000
const PAUSE_MS = 100

/** Says after each failure whether to try again, once there is another connection to try it on. */
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

/** Runs what only reads, and runs it again where the database could not serve; what it did before is done twice. */
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
