import type { Services } from './http/context.ts'
import { describeError } from './log/log.ts'

/** Writes what this process has collected in memory. `isLast` is true for the final write before shutdown. */
export type BatchWriter = (services: Services, isLast: boolean) => Promise<void>

export interface Batches {
  /** Writes what is pending. */
  readonly stop: () => Promise<void>
}

const EVERY_MS = 60_000

/** Writes every batch once a minute, and once more at shutdown. Unlike jobs, batches run on every replica. */
export const startBatches = (services: Services, batches: readonly BatchWriter[]): Batches => {
  const write = async (isLast: boolean) => {
    for (const batch of batches)
      await batch(services, isLast).catch(error => services.log.error(describeError(error), 'batch failed'))
  }
  let writing = Promise.resolve()
  const timer = setInterval(() => {
    writing = writing.then(() => write(false))
  }, EVERY_MS)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await writing
      await write(true)
    },
  }
}
