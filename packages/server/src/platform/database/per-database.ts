import type { Database } from './index.ts'

/** A value in memory per database, created on first use. Several portals can run in one process. */
export const perDatabase = <Value>(make: () => Value): ((database: Database) => Value) => {
  const made = new WeakMap<Database, Value>()
  return database => {
    const known = made.get(database)
    if (known !== undefined) return known
    const value = make()
    made.set(database, value)
    return value
  }
}
