import { listDelegations, readDelegationCalendar } from '@portal/contract/requests/delegations'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import blocks from '../../../../packages/host-app/src/locales/en/blocks/blocks.json'
import en from '../../../../packages/host-app/src/locales/en/requests/delegations.json'
import Delegations from '../../../../packages/host-app/src/requests/delegations/Delegations.tsx'
import { active } from '../../../../stories/requests/delegation-records.ts'
import { pageOf, refuse } from '../../../../stories/support/fake-api.ts'
import { signInForAll } from '../../../../stories/support/signed-in.ts'
import { api, useFreshApi } from '../../support/fresh-api.ts'
import { showScreen } from '../../support/show-screen.tsx'

useFreshApi(signInForAll)

test('says that the calendar could not be loaded, rather than showing an empty month as stale data', async () => {
  api.on(readDelegationCalendar, refuse('internal'))
  api.on(listDelegations, () => pageOf())
  showScreen(<Delegations />, { query: 'day=2025-06-17' })
  await expect.element(page.getByText(blocks.not_shown)).toBeVisible()
  expect(page.getByText(blocks.not_refreshed).query()).toBeNull()
  api.on(readDelegationCalendar, () => ({ data: [active] }))
  await page.getByRole('button', { name: blocks.retry, exact: true }).click()
  await expect.element(page.getByRole('list', { name: en.calendar })).toBeVisible()
})
