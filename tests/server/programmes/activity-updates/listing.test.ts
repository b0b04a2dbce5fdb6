import { expect, test } from 'vitest'
import { dayFromNow } from '../../support/clock.ts'
import { anActivity } from '../../support/made.ts'
import { usePortal } from '../../support/portal.ts'

const portal = usePortal()

const day = (away: number) => dayFromNow(portal(), away)

test('searches reports by text and author, and sorts them by each figure across pages', async () => {
  const as = await portal().person('sysadmin')
  const { id } = await anActivity(portal(), { start_date: day(-100), end_date: day(100) }, as)
  const post = (path: string, body: object) => portal().call('POST', `/activities/${id}/${path}`, { as, body })
  await post('start', { version: 1, actual_start: day(-100), delay_justification: 'Permits' })
  const figured = (completion: number, actual_beneficiaries: number, actual_cost_minor: number) => ({
    ...{ report_date: day(completion - 100), completion, actual_beneficiaries, actual_cost_minor },
  })
  await post('updates', { version: 2, ...figured(10, 9, 300), delay_justification: 'Floods in the valley' })
  await post('updates', { version: 3, ...figured(20, 100, 200), reason: 'Counted anew' })
  await post('updates', { version: 4, ...figured(30, 30, 1000), reason: 'فيضان' })
  const listed = async (query: string) => {
    const { body } = await portal().call('GET', `/activities/${id}/updates?limit=2&${query}`, { as })
    const rest = body.next_cursor ? `/activities/${id}/updates?limit=2&${query}&cursor=${body.next_cursor}` : undefined
    const more = rest ? (await portal().call('GET', rest, { as })).body.data : []
    return [...body.data, ...more].map(row => row.completion)
  }
  expect(await listed('search=FLOOD%20valley')).toEqual([10])
  expect(await listed('search=فيضان')).toEqual([30])
  expect(await listed('search=nour%20saleh')).toEqual([30, 20, 10])
  expect(await listed('search=nobody')).toEqual([])
  expect(await listed('sort=completion')).toEqual([10, 20, 30])
  expect(await listed('sort=-actual_beneficiaries')).toEqual([20, 30, 10])
  expect(await listed('sort=actual_cost_minor')).toEqual([20, 10, 30])
  expect(await listed('sort=actual_cost_minor&search=saleh')).toEqual([20, 10, 30])
})
