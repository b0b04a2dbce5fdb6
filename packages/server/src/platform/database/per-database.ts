import type { Database } from './index.ts'

/**
 * Something of its own for each database, and so for each portal of a process: made when it is first asked for, gone
 * with the database. For what is counted in memory alone.
 */
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
