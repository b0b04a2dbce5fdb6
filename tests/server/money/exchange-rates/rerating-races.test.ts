import { beforeAll, expect, test } from 'vitest'
import { aCategory, aLine, anExpense, aProject } from '../../support/made.ts'
import { type Person, usePortal } from '../../support/portal.ts'
import { confirmed } from './rerating-client.ts'

const portal = usePortal()

let as: Person

const call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
  portal().call(method, path, { as, ...(body && { body }) })

const addRate = async (rate: number, effective_date: string) => {
  const body = { from: 'tl', to: 'usd', rate, effective_date, source: 'Bank', confirmed: true }
  return (await call('POST', '/exchange_rates', body)).body.data
}

/** Creates a project whose expenses in an open month use a rate that was withdrawn and replaced. */
const afterCorrection = async (month: string) => {
  const project = await aProject(portal(), { currency: 'tl', start_date: '2025-01-01', end_date: '2026-12-31' }, as)
  const category = await aCategory(portal(), { project_id: project.id }, as)
  const { id } = await aLine(portal(), { category_id: category.id }, as)
  const wrong = await addRate(42.08, `${month}-01`)
  for (const day of ['05', '06', '07'])
    await anExpense(portal(), { item_id: String(id), date: `${month}-${day}`, amount_minor: 1000 }, as)
  await call('DELETE', `/exchange_rates/${wrong.id}`, { version: 1 })
  await addRate(0.02, `${month}-01`)
  const [offer] = (await call('GET', '/exchange_rates/reratings')).body.data
  return { project: String(project.id), shown: confirmed(offer) }
}

const ratesIn = async (project: string): Promise<number[]> => {
  const { rows } = await portal().database.pool.query(
    'SELECT usd_rate::float AS rate FROM expenses WHERE project_id = $1 ORDER BY date',
    [project],
  )
  return rows.map(({ rate }) => rate)
}

beforeAll(async () => {
  as = await portal().person('sysadmin')
})

test('accepts one of several concurrent re-ratings, and audits each expense once', async () => {
  const { project, shown } = await afterCorrection('2026-01')
  const answers = await Promise.all(Array.from({ length: 6 }, () => call('POST', '/exchange_rates/reratings', shown)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
  expect(await ratesIn(project)).toEqual([0.02, 0.02, 0.02])
  const { rows } = await portal().database.pool.query(
    `SELECT count(*)::int AS count FROM audit WHERE entity = 'expenses' AND action = 'rerate'`,
  )
  expect(rows).toEqual([{ count: 3 }])
})

test('re-rates all expenses of a month that is closed concurrently, or none', async () => {
  for (const month of ['2026-02', '2026-03', '2026-04', '2026-05']) {
    const { project, shown } = await afterCorrection(month)
    const [rerated, closed] = await Promise.all([
      call('POST', '/exchange_rates/reratings', shown),
      call('POST', `/projects/${project}/closed_months`, { month, reason: 'Reported', explanation: 'Not planned' }),
    ])
    expect([closed.status, [200, 409].includes(rerated.status)]).toEqual([200, true])
    expect(await ratesIn(project)).toEqual(Array(3).fill(rerated.status === 200 ? 0.02 : 42.08))
  }
})

test('leaves a consistent rate when it is withdrawn concurrently, and offers to re-rate again', async () => {
  const { project, shown } = await afterCorrection('2026-06')
  const { body } = await call('GET', '/exchange_rates?from=tl&sort=-effective_date&limit=1')
  const [rerated] = await Promise.all([
    call('POST', '/exchange_rates/reratings', shown),
    call('DELETE', `/exchange_rates/${body.data[0].id}`, { version: 1 }),
  ])
  await addRate(0.03, '2026-06-01')
  const [offer] = (await call('GET', '/exchange_rates/reratings')).body.data
  expect([200, 409]).toContain(rerated.status)
  expect(offer).toMatchObject({ expenses: 3, after_minor: 90 })
  expect((await call('POST', '/exchange_rates/reratings', confirmed(offer))).status).toBe(200)
  expect(await ratesIn(project)).toEqual([0.03, 0.03, 0.03])
})
