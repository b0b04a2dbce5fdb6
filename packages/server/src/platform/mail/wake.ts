import type { Database } from '../database/index.ts'
import { perDatabase } from '../database/per-database.ts'

const sleepersOf = perDatabase(() => new Set<() => void>())

/** Notifies the workers of this process that a message has been stored; other replicas find it when they look. */
export const wakeMail = (database: Database): void => {
  for (const wake of sleepersOf(database)) wake()
}

/** Is called when a message has been stored, until the answered function is called. */
export const onMail = (database: Database, wake: () => void): (() => void) => {
  sleepersOf(database).add(wake)
  return () => sleepersOf(database).delete(wake)
}
