import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillWithMany } from '../support/many.ts'
import { fullScansOf, queriesOf } from '../support/platform/queries.ts'
import { openPortal } from '../support/portal.ts'
import { type ScreenRows, screenCalls, screenRowsSql } from '../support/screens.ts'

const open = async (many: Parameters<typeof fillWithMany>[1]) => {
  const portal = await openPortal()
  const as = await fillWithMany(portal, many)
  const { rows } = await portal.database.pool.query<ScreenRows>(screenRowsSql)
  const [found] = rows
  if (!found) throw new Error('there is no project with activities and expenses')
  const ask = async (call: (rows: ScreenRows) => string) => {
    const { result, queries } = await queriesOf(() => portal.call('GET', call(found), { as }))
    // A search reads the nearest rows first. It uses the index when they don't fill the page (ADR 0033).
    const searches = queries.filter(({ text }) => text.includes('sorted_by') || text.includes('OFFSET 0'))
    // A first page that holds every row is counted with its rows. A longer list takes one more query.
    const own = queries.filter(query => !searches.includes(query) && !query.text.includes('AS total FROM (SELECT FROM'))
    return { status: result.status, queries: own.length, searches: searches.length, sent: queries }
  }
  return { portal, ask, close: portal.close }
}

describe('a screen sends the same number of queries for few and many rows:', () => {
  let few: Awaited<ReturnType<typeof open>>
  let many: typeof few

  beforeAll(async () => {
    few = await open({ projects: 1, activities: 1, expenses: 1 })
    many = await open({ projects: 40, activities: 400, expenses: 4000 })
  }, 120_000)
  afterAll(async () => {
    await few.close()
    await many.close()
  })

  test.each(Object.entries(screenCalls))('%s', async (_, call) => {
    // The first request of a session also updates when it was last seen.
    await few.ask(call)
    await many.ask(call)
    const [least, most] = [await few.ask(call), await many.ask(call)]
    expect([least.status, most.status]).toEqual([200, 200])
    expect(most.queries).toBe(least.queries)
    expect(most.queries).toBeLessThanOrEqual(8)
    expect(Math.max(least.searches, most.searches)).toBeLessThanOrEqual(3)
  })

  // PostgreSQL scans small tables faster than their indexes.
  test.each(['deletion impact of a donor', 'late activities', 'forecast', 'monthly monitoring'])(
    '%s, without a full scan of a large table',
    async screen => {
      const { sent } = await many.ask(screenCalls[screen] ?? String)
      const big = ['activities', 'activity_updates', 'sub_activities', 'budget_items', 'expenses', 'forecast_months']
      expect((await fullScansOf(many.portal, sent)).filter(table => big.includes(table))).toEqual([])
    },
  )
})
