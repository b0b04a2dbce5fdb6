import { expect, test } from 'vitest'
import { perDatabase } from '../../../../packages/server/src/platform/database/per-database.ts'
import { useDatabase } from '../../support/platform/database.ts'

const database = useDatabase()

test('each portal of a process has its own counters, which persist between calls', () => {
  const countsOf = perDatabase(() => new Map<string, number>())
  // Two connections to one database count as two portals.
  const [one, other] = [database(), database().portal]
  countsOf(one).set('complaints', 5)
  expect(countsOf(other).size).toBe(0)
  expect(countsOf(one).get('complaints')).toBe(5)
})
