import { expect, test } from 'vitest'
import { jobs } from '../../../../packages/server/src/app/jobs.ts'
import { exchangeRateJobs } from '../../../../packages/server/src/money/exchange-rates/jobs.ts'
import { setClock } from '../../support/clock.ts'
import { aProject, auditOf } from '../../support/made.ts'
import { usePortal } from '../../support/portal.ts'

const portal = usePortal({ TIME_ZONE: 'Asia/Damascus' })

test('assigns the first valid dollar rate to a project without one, and leaves its version unchanged', async () => {
  const as = await portal().person('sysadmin')
  const add = (given: object) =>
    portal().call('POST', '/exchange_rates', {
      as,
      body: { from: 'tl', to: 'usd', source: 'bank', confirmed: true, ...given },
    })
  const rateOf = async ({ id }: { id: string }) => {
    const { body } = await portal().call('GET', `/projects/${id}`, { as })
    return [body.data.usd_rate, body.data.usd_rate_date, body.data.version]
  }
  const lira = await aProject(portal(), { currency: 'tl' }, as)
  const euro = await aProject(portal(), { currency: 'eur' }, as)
  const dollar = await aProject(portal(), { currency: 'usd' }, as)
  // The first rate isn't valid yet, and the second isn't a dollar rate.
  await add({ rate: 9, effective_date: '2999-01-01' })
  await add({ to: 'eur', rate: 0.02, effective_date: '2026-01-01' })
  expect(await rateOf(lira)).toEqual([null, null, 1])
  await add({ from: 'usd', to: 'tl', rate: 40, effective_date: '2026-01-01' })
  expect(await rateOf(lira)).toEqual([0.025, '2026-01-01', 1])
  await add({ rate: 0.02, effective_date: '2026-02-01' })
  expect(await rateOf(lira)).toEqual([0.025, '2026-01-01', 1])
  expect([await rateOf(euro), (await rateOf(dollar))[0]]).toEqual([[null, null, 1], 1])
  const { body } = await portal().call('GET', `/projects/${lira.id}/budget`, { as })
  expect(body.data.project).toMatchObject({ usd_rate: 0.025, usd_rate_date: '2026-01-01' })
})

test('assigns a rate entered for a later day once that day begins in the organisation’s time zone', async () => {
  const as = await portal().person('sysadmin')
  setClock(portal(), '2027-03-01T12:00:00Z')
  const { id } = await aProject(portal(), { currency: 'eur' }, as)
  const body = { from: 'eur', to: 'usd', rate: 1.1, effective_date: '2027-03-03', source: 'bank' }
  const rate = (await portal().call('POST', '/exchange_rates', { as, body })).body.data
  const { rows: waiting } = await portal().database.pool.query(
    `SELECT count(*)::int AS projects FROM projects WHERE currency = 'eur' AND usd_rate IS NULL`,
  )
  const begin = async () => {
    for (const job of exchangeRateJobs) await job.run(portal().services)
    const { data } = (await portal().call('GET', `/projects/${id}`, { as })).body
    return [data.usd_rate, data.usd_rate_date, data.version]
  }
  // The day begins three hours earlier in Damascus than in Greenwich.
  setClock(portal(), '2027-03-02T20:59:00Z')
  expect(await begin()).toEqual([null, null, 1])
  expect(await auditOf(portal(), 'exchange_rates', rate.id)).toEqual(['add'])
  setClock(portal(), '2027-03-02T21:01:00Z')
  expect(await begin()).toEqual([1.1, '2027-03-03', 1])
  expect(await begin()).toEqual([1.1, '2027-03-03', 1])
  const { rows } = await portal().database.pool.query(
    `SELECT action, user_id, details FROM audit WHERE entity = 'exchange_rates' AND entity_id = $1 ORDER BY id`,
    [rate.id],
  )
  expect(rows).toEqual([
    { action: 'add', user_id: as.id, details: {} },
    { action: 'begin', user_id: null, details: waiting[0] },
  ])
})

test('registers the rate jobs with the server', () => {
  expect(jobs).toEqual(expect.arrayContaining([...exchangeRateJobs]))
})
