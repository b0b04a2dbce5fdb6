import { expect, test } from 'vitest'
import { aProject } from '../../support/made.ts'
import { type Person, usePortal } from '../../support/portal.ts'

const portal = usePortal()

const add = async (as: Person, given: object) => {
  const body = { from: 'eur', to: 'usd', source: 'ECB', confirmed: true, ...given }
  const answer = await portal().call('POST', '/exchange_rates', { as, body })
  return answer.body.data
}

const present = async (as: Person) => (await portal().call('GET', '/exchange_rates/present', { as })).body.data

// Tests in one file share a database, and every stored rate affects the rates of today.
test('returns the newest valid dollar rate per currency in either direction, or null without one', async () => {
  const as = await portal().person('sysadmin')
  expect(await present(as)).toEqual([
    { currency: 'eur', rate: null, effective_date: null },
    { currency: 'tl', rate: null, effective_date: null },
  ])
  await add(as, { rate: 1.05, effective_date: '2024-01-01' })
  const newest = await add(as, { rate: 1.08, effective_date: '2025-01-01' })
  await add(as, { rate: 9, effective_date: '2999-01-01' })
  await add(as, { from: 'usd', to: 'tl', rate: 40, effective_date: '2025-02-01' })
  expect(await present(as)).toEqual([
    { currency: 'eur', rate: 1.08, effective_date: '2025-01-01' },
    { currency: 'tl', rate: 0.025, effective_date: '2025-02-01' },
  ])

  // A document keeps the rate from its creation, even if that rate is withdrawn.
  const made = await aProject(portal(), { currency: 'eur' }, as)
  expect([made.usd_rate, made.usd_rate_date]).toEqual([1.08, '2025-01-01'])
  const gone = await portal().call('DELETE', `/exchange_rates/${newest.id}`, { as, body: { version: 1 } })
  expect(gone.status).toBe(200)
  expect((await portal().call('GET', `/projects/${made.id}`, { as })).body.data).toEqual(made)
  expect((await present(as))[0]).toEqual({ currency: 'eur', rate: 1.05, effective_date: '2024-01-01' })
  const next = await aProject(portal(), { currency: 'eur' }, as)
  expect([next.usd_rate, next.usd_rate_date]).toEqual([1.05, '2024-01-01'])
})
