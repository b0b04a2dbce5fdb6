import { purchaseRequests } from '@portal/contract/requests/purchase-requests'
import { render } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { RouteContext } from '../../../../packages/host-app/src/core/routing/route-context.ts'
import { pages } from '../../../../packages/host-app/src/core/routing/routes.ts'
import errors from '../../../../packages/host-app/src/locales/en/core/errors.json'
import en from '../../../../packages/host-app/src/locales/en/requests/requests.json'
import RequestList from '../../../../packages/host-app/src/requests/requests/list/RequestList.tsx'
import { materials, requests } from '../../../../stories/requests/request-records.ts'
import { Refused } from '../../../../stories/support/fake-api.ts'
import { pageIn } from '../../../../stories/support/fake-rows.ts'
import { signInForAll } from '../../../../stories/support/signed-in.ts'
import { api, sent, useFreshApi } from '../../support/fresh-api.ts'
import { InPortal } from '../../support/in-portal.tsx'

useFreshApi(signInForAll)

const [route] = pages.filter(({ name }) => name === 'PurchaseRequests')
const [first, second, third] = requests.map((row, at) => ({
  ...row,
  can: { ...row.can, hold: at < 2, buy: false, cancel: true },
}))

const show = () => {
  if (!route || !first || !second || !third) throw new Error('no such route, or no such rows')
  api.on(purchaseRequests.list, input => pageIn([first, second, third], input))
  render(
    <InPortal language="en">
      <RouteContext value={{ page: route, params: {} }}>
        <RequestList />
      </RouteContext>
    </InPortal>,
  )
}

const dialog = page.getByRole('dialog')
const onPage = (name: string) => page.getByRole('button', { name, exact: true })
const inDialog = (name: string) => dialog.getByRole('button', { name, exact: true })

describe('several requests', () => {
  test('are put on hold with one reason, each by its own version, and rejected ones are named', async () => {
    show()
    const boxes = page.getByRole('checkbox')
    await expect.poll(() => boxes.elements().length).toBe(4)
    await boxes.first().click()
    await expect.element(onPage(en.actions.cancel.button)).toBeVisible()
    await expect.element(onPage(en.actions.buy.button)).not.toBeInTheDocument()
    api.on(purchaseRequests.hold, ({ id }) => {
      if (id === third?.id) throw new Refused('transition_refused')
      return { data: { ...materials, id } }
    })
    await onPage(en.actions.hold.button).click()
    await dialog.getByRole('textbox', { name: en.reason, exact: false }).fill('The supplier does not answer.')
    await inDialog(en.actions.hold.button).click()
    await expect.element(dialog.getByRole('status')).toMatchTextContent('Done: 2. Not done: 1.')
    const named = dialog.getByRole('listitem')
    await expect.element(named).toMatchTextContent(`${third?.reference} ${third?.description}`)
    await expect.element(named).toMatchTextContent(errors.transition_refused)
    const reason = 'The supplier does not answer.'
    expect(sent('POST')).toEqual([first, second, third].map(row => ({ id: row?.id, version: row?.version, reason })))
  })

  test('show the progress of an action', async () => {
    show()
    const boxes = page.getByRole('checkbox')
    await expect.poll(() => boxes.elements().length).toBe(4)
    await boxes.first().click()
    const { promise, resolve } = Promise.withResolvers<void>()
    api.on(purchaseRequests.cancel, async ({ id }) => {
      if (id === second?.id) await promise
      return { data: { ...materials, id } }
    })
    await onPage(en.actions.cancel.button).click()
    await dialog.getByRole('textbox', { name: en.reason, exact: false }).fill('Not needed.')
    await inDialog(en.actions.cancel.button).click()
    await expect.element(dialog.getByRole('progressbar')).toHaveAttribute('value', '1')
    resolve()
    await expect.element(dialog.getByRole('status')).toMatchTextContent('Done: 3.')
  })
})
