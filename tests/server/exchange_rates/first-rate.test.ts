import { expect, test } from 'vitest'
import { aProject } from '../support/made.ts'
import { usePortal } from '../support/portal.ts'

const portal = usePortal()

test('a project that no rate was known for takes the first that holds, and then keeps it', async () => {
  const as = await portal().person('sysadmin')
  const add = (given: object) =>
    portal().call('POST', '/exchange_rates', { as, body: { from: 'tl', to: 'usd', source: 'bank', ...given } })
  const rateOf = async ({ id }: { id: string }) => {
    const { body } = await portal().call('GET', `/projects/${id}`, { as })
    return [body.data.usd_rate, body.data.usd_rate_date, body.data.version]
  }
  const lira = await aProject(portal(), { currency: 'tl' }, as)
  const euro = await aProject(portal(), { currency: 'eur' }, as)
  const dollar = await aProject(portal(), { currency: 'usd' }, as)
  // One that does not hold yet, and one that has nothing to do with the dollar.
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
