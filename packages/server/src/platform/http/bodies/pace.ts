import type { Readable } from 'node:stream'

/** The least number of bytes that has to arrive in a time. */
export interface Pace {
  readonly bytes: number
  readonly ms: number
}

/** As slow as the slowest lines that a whole request may take its time on. */
const SLOWEST: Pace = { bytes: 20_000, ms: 10_000 }

/** Ends a connection that falls behind the pace. Gives what stops watching it. */
export const keepPace = (payload: Readable, arrived: () => number, { bytes, ms }: Pace = SLOWEST): (() => void) => {
  let before = 0
  const watching = setInterval(() => {
    if (arrived() - before < bytes) payload.destroy(new Error('too slow'))
    before = arrived()
  }, ms)
  return () => clearInterval(watching)
}

/** Reads a refused body and drops it: a browser that is answered before it has sent everything shows no answer. */
export const discard = async (payload: Readable, pace?: Pace): Promise<void> => {
  let size = 0
  const stopWatching = keepPace(payload, () => size, pace)
  try {
    for await (const part of payload) size += Buffer.byteLength(part)
  } catch {
    // The connection broke off or was ended, so nobody waits for an answer.
  } finally {
    stopWatching()
  }
}
