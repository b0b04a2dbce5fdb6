import type { Services } from './http/context.ts'
import { describeError } from './log/log.ts'

/** Writes what this process has gathered in memory; `isLast` before it ends. */
export type Batch = (services: Services, isLast: boolean) => Promise<void>

/** The batches of this process. */
export interface Batches {
  /** Writes what is left. */
  readonly stop: () => Promise<void>
}

const EVERY_MS = 60_000

/** Writes each batch every minute, and once more at the end. Unlike jobs, every replica writes its own. */
export const startBatches = (services: Services, batches: readonly Batch[]): Batches => {
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
