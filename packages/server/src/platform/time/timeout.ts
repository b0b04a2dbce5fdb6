import { setTimeout as sleep } from 'node:timers/promises'

/** Waits for `work`, but at most `ms`. Throws if `work` fails in that time. */
export const withTimeout = async (ms: number, work: Promise<unknown>): Promise<void> => {
  const over = new AbortController()
  await Promise.race([work, sleep(ms, undefined, { signal: over.signal }).catch(() => undefined)]).finally(() =>
    over.abort(),
  )
}
