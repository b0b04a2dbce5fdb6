import type { Database } from '../database/index.ts'

const sleepers = new WeakMap<Database, Set<() => void>>()

/** Notifies the workers of this process that a message has been stored; other replicas find it when they look. */
export const wakeMail = (database: Database): void => {
  for (const wake of sleepers.get(database) ?? []) wake()
}

/** Is called when a message has been stored, until the answered function is called. */
export const onMail = (database: Database, wake: () => void): (() => void) => {
  const all = sleepers.get(database) ?? new Set()
  sleepers.set(database, all.add(wake))
  return () => all.delete(wake)
}
