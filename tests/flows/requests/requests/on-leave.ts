import { dayIn } from '@portal/contract/core/fields/zoned-time'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Delegates the accountant's signatures to the delegate, from today on. */
export const goOnLeave = async (accountant: Page, url: string, delegate: Page): Promise<void> => {
  const read = async (page: Page, path: string) => (await (await page.request.get(`${url}/api${path}`)).json()).data
  const { id } = await read(delegate, '/user')
  const { time_zone } = await read(accountant, '/installation')
  const data = { delegated_to_id: id, from: dayIn(new Date(), time_zone), to: '2099-12-31' }
  const answer = await accountant.request.post(`${url}/api/delegations`, { data, headers: { origin: url } })
  expect(answer.status()).toBe(200)
}
