import { listProjects } from '@portal/contract/programmes/projects'
import { purchaseRequests } from '@portal/contract/requests/purchase-requests'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import en from '../../../../packages/host-app/src/locales/en/requests/requests.json'
import RequestList from '../../../../packages/host-app/src/requests/requests/list/RequestList.tsx'
import { managers } from '../../../../stories/requests/request-records.ts'
import { pageOf } from '../../../../stories/support/fake-api.ts'
import { screenOf } from '../../../../stories/support/screen-of.tsx'
import { signIn } from '../../../../stories/support/signed-in.ts'
import { api, useFreshApi } from '../../support/fresh-api.ts'
import { InPortal } from '../../support/in-portal.tsx'

useFreshApi(() => localStorage.clear())

const Screen = screenOf(RequestList, 'PurchaseRequests')

const show = () => {
  signIn('purchase_requests', 'add_core')
  api.on(listProjects, () => pageOf())
  api.on(purchaseRequests.managers, () => ({ data: [...managers] }))
  api.on(purchaseRequests.lines, () => ({ data: { usd_rate: 1, lines: [] } }))
  api.on(purchaseRequests.list, () => pageOf())
  render(
    <InPortal language="en">
      <div id="main" tabIndex={-1}>
        <Screen />
      </div>
    </InPortal>,
  )
}

const name = (row: number) => page.getByRole('textbox', { name: new RegExp(`^${en.item.name}`) }).nth(row)
const press = async (label: string) => {
  page.getByRole('button', { name: label, exact: true }).element().focus()
  await userEvent.keyboard('{Enter}')
}

test('focuses an added item, and the next or last one after a removal', async () => {
  history.replaceState(null, '', '?add=core')
  show()
  await expect.element(name(0)).toBeVisible()
  await press(en.add_item)
  await expect.element(name(1)).toHaveFocus()
  await userEvent.keyboard('Table')
  await press(en.add_item)
  await expect.element(name(2)).toHaveFocus()
  await userEvent.keyboard('Board')
  await press('Remove item 2')
  await expect.element(name(1)).toHaveFocus()
  await expect.element(name(1)).toHaveValue('Board')
  await press('Remove item 2')
  await expect.element(name(0)).toHaveFocus()
})

test('moves the focus from the menu to the new form, and to the list after Cancel', async () => {
  show()
  await press(en.add)
  await expect.element(page.getByRole('menuitem').first()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(name(0)).toBeVisible()
  await expect.poll(() => document.activeElement?.id).toBe('main')
  await press('Cancel')
  await expect.element(page.getByRole('heading', { name: 'Purchase requests' })).toBeVisible()
  await expect.poll(() => document.activeElement?.id).toBe('main')
})
