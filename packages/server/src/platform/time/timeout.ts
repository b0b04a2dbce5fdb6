import { setTimeout as sleep } from 'node:timers/promises'

/** Waits for something, but no longer than this; what fails in between is thrown. */
export const withTimeout = async (ms: number, work: Promise<unknown>): Promise<void> => {
  const over = new AbortController()
  await Promise.race([work, sleep(ms, undefined, { signal: over.signal }).catch(() => undefined)]).finally(() =>
    over.abort(),
  )
}
