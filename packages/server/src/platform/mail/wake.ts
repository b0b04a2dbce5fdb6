import type { Database } from '../database/index.ts'
import { perDatabase } from '../database/per-database.ts'

const sleepersOf = perDatabase(() => new Set<() => void>())

/** Wakes the mail workers of this process after a message was stored. Other replicas find it when they poll. */
export const wakeMail = (database: Database): void => {
  for (const wake of sleepersOf(database)) wake()
}

/** Calls `wake` when a message is stored. Returns a function that unsubscribes. */
export const onMail = (database: Database, wake: () => void): (() => void) => {
  sleepersOf(database).add(wake)
  return () => sleepersOf(database).delete(wake)
}
