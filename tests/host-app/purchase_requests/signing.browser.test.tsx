import { readPurchaseRequest } from '@portal/contract/purchase_requests'
import type { PurchaseRequestRecord } from '@portal/contract/request_records'
import { signPurchaseRequest } from '@portal/contract/request_steps'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import en from '../../../packages/host-app/src/locales/en/purchase_requests.json'
import { pages } from '../../../packages/host-app/src/routes.ts'
import { RouteContext } from '../../../packages/host-app/src/routing/route-context.ts'
import PurchaseRequest from '../../../packages/host-app/src/screens/purchase_requests/PurchaseRequest.tsx'
import { managers, materials } from '../../../stories/screens/request-records.ts'
import { fakeApi, Refused } from '../../../stories/screens/support/fake-api.ts'
import { signIn } from '../../../stories/screens/support/signed-in.ts'
import { InPortal } from '../support/in-portal.tsx'

const start = location.pathname + location.search
const [route] = pages.filter(({ name }) => name === 'PurchaseRequest')
const button = (name: string) => page.getByRole('button', { name, exact: true })

let api: ReturnType<typeof fakeApi>
beforeEach(async () => {
  await page.viewport(1280, 900)
  signIn('signatures', 'sign')
})
afterEach(() => {
  cleanup()
  api.uninstall()
  history.replaceState(null, '', start)
})

const show = (row: PurchaseRequestRecord) => {
  if (!route) throw new Error('no such route')
  api = fakeApi()
  api.on(readPurchaseRequest, () => ({ data: row }))
  api.install()
  render(
    <InPortal language="en">
      <RouteContext value={{ page: route, params: { id: row.id } }}>
        <PurchaseRequest />
      </RouteContext>
    </InPortal>,
  )
}

const sent = () => api.calls.filter(({ method }) => method === 'POST').map(({ given }) => given)

test("a signature is sent for the revision that is shown, in the role that is the person's", async () => {
  show(materials)
  api.on(signPurchaseRequest, () => ({
    data: { ...materials, next_role: 'procurement_department' as const, to_sign: [] },
  }))
  await button(en.actions.sign.button).click()
  await expect.element(page.getByRole('dialog')).toMatchTextContent(materials.reference)
  await page.getByRole('dialog').getByRole('button', { name: en.actions.sign.submit, exact: true }).click()
  await expect.element(page.getByText(en.actions.sign.done)).toBeVisible()
  expect(sent()).toEqual([{ id: materials.id, revision: 2, decision: 'sign', role: 'budget_holder' }])
})

test('for somebody who is away it names them, and a rejection asks for its reason', async () => {
  show({ ...materials, to_sign: [{ role: 'budget_holder', for: managers[1] ?? null }] })
  api.on(signPurchaseRequest, () => ({ data: { ...materials, state: 'rejected' as const, to_sign: [] } }))
  await button(en.actions.reject.button).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: en.actions.reject.submit, exact: true }).click()
  expect(sent()).toEqual([])
  await dialog.getByRole('textbox').fill('Too dear')
  await dialog.getByRole('button', { name: en.actions.reject.submit, exact: true }).click()
  await expect.element(page.getByText(en.actions.reject.done)).toBeVisible()
  expect(sent()).toMatchObject([{ decision: 'reject', for_id: managers[1]?.id, reason: 'Too dear' }])
})

test('where the request was changed meanwhile nothing is signed, and the form says so', async () => {
  show(materials)
  api.on(signPurchaseRequest, () => {
    throw new Refused('changed_meanwhile')
  })
  await button(en.actions.sign.button).click()
  await page.getByRole('dialog').getByRole('button', { name: en.actions.sign.submit, exact: true }).click()
  await expect.element(page.getByRole('dialog').getByRole('alert')).toBeVisible()
})

test('nothing is offered beyond the rights of the record, but a comment', async () => {
  show({ ...materials, to_sign: [] })
  await expect.element(button(en.actions.comment.button)).toBeVisible()
  for (const name of ['sign', 'reject', 'buy', 'hold', 'cancel'] as const)
    expect(button(en.actions[name].button).query()).toBeNull()
})
