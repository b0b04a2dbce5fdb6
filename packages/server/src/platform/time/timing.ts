import { setTimeout as sleep } from 'node:timers/promises'

/** Waits for `work`, but at most `ms`. Throws if `work` fails in that time. */
export const withTimeout = async (ms: number, work: Promise<unknown>): Promise<void> => {
  const over = new AbortController()
  await Promise.race([work, sleep(ms, undefined, { signal: over.signal }).catch(() => undefined)]).finally(() =>
    over.abort(),
  )
}

const STEP_MS = 200

/** Settles at multiples of 200 ms, so that timing doesn't reveal whether an email address is known. */
export const inConstantTime = async <T>(run: () => Promise<T>): Promise<T> => {
  const start = performance.now()
  try {
    return await run()
  } finally {
    const taken = performance.now() - start
    await sleep(Math.ceil(taken / STEP_MS) * STEP_MS - taken)
  }
}
