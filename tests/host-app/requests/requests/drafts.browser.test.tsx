import { listProjects } from '@portal/contract/programmes/projects'
import { purchaseRequests } from '@portal/contract/requests/purchase-requests'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { RouteContext } from '../../../../packages/host-app/src/core/routing/route-context.ts'
import { pages } from '../../../../packages/host-app/src/core/routing/routes.ts'
import blocks from '../../../../packages/host-app/src/locales/en/blocks/blocks.json'
import en from '../../../../packages/host-app/src/locales/en/requests/requests.json'
import RequestList from '../../../../packages/host-app/src/requests/requests/list/RequestList.tsx'
import { managers, materials } from '../../../../stories/requests/request-records.ts'
import { fakeApi, pageOf } from '../../../../stories/support/fake-api.ts'
import { signIn } from '../../../../stories/support/signed-in.ts'
import { InPortal } from '../../support/in-portal.tsx'

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

/** Discards the page without warning, as a phone does when memory runs low. Stored data remains. */
const lose = (shown: ReturnType<typeof show>) => {
  const stored = { ...localStorage }
  shown.unmount()
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, String(value))
}

test('restores a new request with all its items after its page was lost', async () => {
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

test('resets to one empty item with Start over, and does not restore a cancelled draft', async () => {
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

test('prefills a copy from its original, and sends it as a new request', async () => {
  const items = materials.items.map(item => ({ ...item, budget_item_id: null, budget_code: 'CORE-1' }))
  const given = { ...materials, type: 'core', project: null, currency: 'usd', items } as const
  api.on(purchaseRequests.read, () => ({ data: given }))
  let sent: object = {}
  api.on(purchaseRequests.add, draft => {
    sent = draft
    return { data: given }
  })
  history.replaceState(null, '', `?add=core&copy=${given.id}`)
  show()
  await expect.element(field(en.kinds.purchase_requests.description)).toHaveValue(given.description)
  // The original's date has passed.
  await page.getByRole('spinbutton', { name: /^day/ }).click()
  await userEvent.keyboard('31122099')
  await page.getByRole('button', { name: blocks.save, exact: true }).click()
  const { description, location } = given
  const named = items.map(({ name, quantity, unit_price_minor }) => ({ name, quantity, unit_price_minor }))
  await expect
    .poll(() => sent)
    .toMatchObject({ description, location, required_date: '2099-12-31', items: named, type: 'core' })
  expect(sent).not.toHaveProperty('id')
  expect(sent).not.toHaveProperty('version')
})

const row = (number: number) => page.getByRole('row', { name: new RegExp(`^${en.item.item} ${number}\\b`) })
const cell = (number: number, label: string) => row(number).getByLabelText(new RegExp(`^${label}`))

const paste = (into: Element, text: string) => {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  into.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

test('edits items in a grid, where Enter moves down or adds a row and paste fills from the focused cell', async () => {
  show()
  await cell(1, en.item.name).fill('Sheets')
  await userEvent.keyboard('{Enter}')
  await expect.element(cell(2, en.item.name)).toHaveFocus()
  await userEvent.keyboard('Pens{ArrowUp}')
  await expect.element(cell(1, en.item.name)).toHaveFocus()
  await cell(1, en.item.quantity).click()
  await userEvent.keyboard('{Enter}')
  await expect.element(cell(2, en.item.quantity)).toHaveFocus()
  paste(cell(2, en.item.quantity).element(), '3\t10\tCORE-1\n4\t20\tCORE-2\n5\t30\n')
  await expect.element(cell(2, en.item.name)).toHaveValue('Pens')
  await expect.element(cell(2, en.item.unit_price)).toHaveValue('10.00')
  await expect.element(cell(3, en.item.budget_code)).toHaveValue('CORE-2')
  await expect.element(cell(4, en.item.quantity)).toHaveValue('5')
  await expect.element(page.getByRole('row', { name: new RegExp(`^${en.total} \\$260\\.00`) })).toBeVisible()
  await page.getByRole('button', { name: en.remove_item.replace('{{number}}', '3') }).click()
  await expect.element(page.getByRole('row', { name: new RegExp(`^${en.total} \\$180\\.00`) })).toBeVisible()
})

test('shows labelled fields instead of a grid on a phone, without horizontal scrolling', async () => {
  await page.viewport(360, 740)
  show()
  const label = () =>
    page
      .getByText(en.item.name, { exact: false })
      .elements()
      .filter(one => one.matches('[data-label]'))
  await expect.poll(() => label().map(one => one.clientWidth > 20)).toEqual([true])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await page.viewport(1280, 900)
  await expect.poll(() => label().map(one => one.clientWidth > 20)).toEqual([false])
})
