import type { Readable } from 'node:stream'

/** Minimum number of bytes that must arrive per interval. */
export interface BodyPace {
  readonly bytes: number
  readonly ms: number
}

/** 2 kB/s, the slowest connection that the request timeout allows for. */
const SLOWEST: BodyPace = { bytes: 20_000, ms: 10_000 }

/** Ends a connection that falls behind the pace. Returns a function that stops the check. */
export const keepPace = (payload: Readable, arrived: () => number, { bytes, ms }: BodyPace = SLOWEST): (() => void) => {
  let before = 0
  const watching = setInterval(() => {
    if (arrived() - before < bytes) payload.destroy(new Error('too slow'))
    before = arrived()
  }, ms)
  return () => clearInterval(watching)
}

/** Reads a rejected body and drops it. Browsers that get a response before they have sent everything don't show it. */
export const discard = async (payload: Readable, pace?: BodyPace): Promise<void> => {
  let size = 0
  const stopWatching = keepPace(payload, () => size, pace)
  try {
    for await (const part of payload) size += Buffer.byteLength(part)
  } catch {
    // The connection was lost or ended, so nobody waits for a response.
  } finally {
    stopWatching()
  }
}
