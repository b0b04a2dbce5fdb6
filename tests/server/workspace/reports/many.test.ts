import { reportMost } from '@portal/contract/workspace/reports'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enough, fillWithMany, type Many } from '../../support/many.ts'
import { fullScansOf, queriesOf } from '../../support/platform/queries.ts'
import { openPortal } from '../../support/portal.ts'

const open = async (many: Many) => {
  const portal = await openPortal()
  const as = await fillWithMany(portal, many)
  const { rows } = await portal.database.pool.query("SELECT id FROM projects WHERE code = 'P1'")
  const id: string = rows[0].id
  const ask = async (path: string) => {
    // The first request also opens the connection.
    await portal.call('GET', '/user', { as })
    const { result, queries } = await queriesOf(() => portal.call('GET', `/projects/${id}/${path}`, { as }))
    return { result, queries, scans: await fullScansOf(portal, queries) }
  }
  return { portal, id, ask }
}

let few: Awaited<ReturnType<typeof open>>
let many: typeof few

beforeAll(async () => {
  few = await open({ projects: 1, activities: 1, expenses: 1 })
  many = await open(enough)
}, 120_000)
afterAll(async () => {
  await few.portal.close()
  await many.portal.close()
})

test.each(['report', 'budget_report'])(
  'a %s takes the same number of queries for many rows as for few, without full scans',
  async path => {
    const [least, most] = [await few.ask(path), await many.ask(path)]
    expect([least.result.status, most.result.status]).toEqual([200, 200])
    expect(most.queries.length).toBe(least.queries.length)
    expect(most.queries.length).toBeLessThanOrEqual(12)
    const big = ['expenses', 'activities', 'budget_items', 'budget_categories', 'forecast_months']
    expect(most.scans.filter(table => big.includes(table))).toEqual([])
  },
)

describe('the size limit of a report', () => {
  test('allows the largest number of expenses and rejects one more with report_too_large', async () => {
    const { portal, id, ask } = few
    const add = (count: number) =>
      portal.database.pool.query(
        `INSERT INTO expenses (id, project_id, item_id, date, amount_minor, description, by_user)
         SELECT gen_random_uuid(), project_id, item_id, date, 1, 'More', by_user
         FROM (SELECT * FROM expenses WHERE project_id = $1 LIMIT 1) one, generate_series(1, $2)`,
        [id, count],
      )
    await add(reportMost.expenses - 1)
    const whole = await ask('budget_report')
    expect(whole.result.body.data.expenses).toHaveLength(reportMost.expenses)
    await add(1)
    expect((await ask('budget_report')).result).toMatchObject({ status: 409, body: { code: 'report_too_large' } })
  })

  test('rejects more activities than allowed', async () => {
    const { portal, id, ask } = few
    await portal.database.pool.query(
      `INSERT INTO activities (id, project_id, code, name, general_type, start_date, end_date, planned_beneficiaries,
         planned_value_minor, attendance_method)
       SELECT gen_random_uuid(), $1, 'M' || n, 'More', 'general', '2026-01-01', '2026-02-01', 1, 1, 'online'
       FROM generate_series(1, $2) n`,
      [id, reportMost.activities],
    )
    expect((await ask('report')).result).toMatchObject({ status: 409, body: { code: 'report_too_large' } })
  })
})
