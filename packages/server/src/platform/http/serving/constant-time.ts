import { setTimeout as sleep } from 'node:timers/promises'

const STEP_MS = 200

/** Settles at multiples of 200 ms, so that timing doesn't reveal whether an email address is known (decision 32). */
export const inConstantTime = async <T>(run: () => Promise<T>): Promise<T> => {
  const start = performance.now()
  try {
    return await run()
  } finally {
    const taken = performance.now() - start
    await sleep(Math.ceil(taken / STEP_MS) * STEP_MS - taken)
  }
}
