import { listProjects } from '@portal/contract/projects'
import { purchaseRequests } from '@portal/contract/purchase_requests'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import blocks from '../../../packages/host-app/src/locales/en/blocks.json'
import en from '../../../packages/host-app/src/locales/en/requests.json'
import { pages } from '../../../packages/host-app/src/routes.ts'
import { RouteContext } from '../../../packages/host-app/src/routing/route-context.ts'
import RequestList from '../../../packages/host-app/src/screens/requests/RequestList.tsx'
import { managers, materials } from '../../../stories/screens/request-records.ts'
import { fakeApi, pageOf } from '../../../stories/screens/support/fake-api.ts'
import { signIn } from '../../../stories/screens/support/signed-in.ts'
import { InPortal } from '../support/in-portal.tsx'

const start = location.pathname + location.search
const [route] = pages.filter(({ name }) => name === 'PurchaseRequests')

let api: ReturnType<typeof fakeApi>
beforeEach(async () => {
  await page.viewport(1280, 900)
  localStorage.clear()
  signIn('purchase_requests', 'add_core')
  history.replaceState(null, '', '?add=core')
  api = fakeApi()
  api.on(listProjects, () => pageOf())
  api.on(purchaseRequests.managers, () => ({ data: [...managers] }))
  api.on(purchaseRequests.lines, () => ({ data: { usd_rate: 1, lines: [] } }))
  api.on(purchaseRequests.add, () => ({ data: materials }))
  api.on(purchaseRequests.list, () => pageOf())
  api.install()
})
afterEach(() => {
  cleanup()
  api.uninstall()
  localStorage.clear()
  history.replaceState(null, '', start)
})

const show = () => {
  if (!route) throw new Error('no such route')
  return render(
    <InPortal language="en">
      <RouteContext value={{ page: route, params: {} }}>
        <RequestList />
      </RouteContext>
    </InPortal>,
  )
}

const field = (label: string, at = 0) => page.getByLabelText(new RegExp(`^${label}`)).nth(at)

const typeSome = async () => {
  await field(en.kinds.purchase_requests.description).fill('Paper')
  await field(en.item.name).fill('Sheets')
  await page.getByRole('button', { name: en.add_item }).click()
  await field(en.item.name, 1).fill('Pens')
  await field(en.item.budget_code, 1).fill('CORE-2')
}

/** The page is lost without a word, as when a phone throws it away: what it had stored stays. */
const lose = (shown: ReturnType<typeof show>) => {
  const stored = { ...localStorage }
  shown.unmount()
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, String(value))
}

test('a new request comes back after its page was lost, with all of its items', async () => {
  const shown = show()
  await typeSome()
  lose(shown)
  show()
  await expect.element(page.getByText(blocks.draft_restored, { exact: false })).toBeVisible()
  await expect.element(field(en.kinds.purchase_requests.description)).toHaveValue('Paper')
  await expect.element(field(en.item.name)).toHaveValue('Sheets')
  await expect.element(field(en.item.name, 1)).toHaveValue('Pens')
  await expect.element(field(en.item.budget_code, 1)).toHaveValue('CORE-2')
})

test('one that is begun anew has one empty item, and one that is given up does not come back', async () => {
  const shown = show()
  await typeSome()
  lose(shown)
  const again = show()
  await page.getByRole('button', { name: blocks.start_over }).click()
  await expect.element(field(en.item.name)).toHaveValue('')
  expect(field(en.item.name, 1).query()).toBeNull()
  await field(en.item.name).fill('Ink')
  await page.getByRole('button', { name: blocks.cancel, exact: true }).click()
  again.unmount()
  history.replaceState(null, '', '?add=core')
  show()
  await expect.element(field(en.item.name)).toHaveValue('')
  expect(page.getByText(blocks.draft_restored, { exact: false }).query()).toBeNull()
})
