import { purchaseRequests } from '@portal/contract/requests/purchase-requests'
import type { RequestRecord } from '@portal/contract/requests/request-records'
import panel from '@portal/widgets/locales/en/signature_panel.json'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { RouteContext } from '../../../../packages/host-app/src/core/routing/route-context.ts'
import { pages } from '../../../../packages/host-app/src/core/routing/routes.ts'
import blocks from '../../../../packages/host-app/src/locales/en/blocks/blocks.json'
import en from '../../../../packages/host-app/src/locales/en/requests/requests.json'
import PurchaseRequest from '../../../../packages/host-app/src/requests/requests/record/RequestPage.tsx'
import { materials } from '../../../../stories/requests/request-records.ts'
import { fakeApi, Refused } from '../../../../stories/support/fake-api.ts'
import { idOf } from '../../../../stories/support/fake-rows.ts'
import { signIn } from '../../../../stories/support/signed-in.ts'
import { InPortal } from '../../support/in-portal.tsx'

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

const show = (row: RequestRecord) => {
  if (!route) throw new Error('no such route')
  api = fakeApi()
  api.on(purchaseRequests.read, () => ({ data: row }))
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

const type = async () => {
  await page.getByRole('radio', { name: panel.type, exact: true }).click()
  await page.getByLabelText(new RegExp(`^${panel.typed}`)).fill('R. Farah')
}

test('opens the panel from the header’s button, and signs the displayed revision', async () => {
  show(materials)
  const signed = { ...materials, version: 6, next_role: 'procurement_department' as const, to_sign: [] }
  api.on(purchaseRequests.sign, () => {
    api.on(purchaseRequests.read, () => ({ data: signed }))
    return { data: signed }
  })
  await button(en.sign).click()
  await expect.element(page.getByRole('heading', { name: 'Revision 2 of PR-2025-0017' })).toBeVisible()
  expect(document.activeElement).not.toBe(document.body)
  await type()
  await button(panel.sign).click()
  await expect.element(page.getByText(panel.done.sign)).toBeVisible()
  const appearance = { kind: 'typed', text: 'R. Farah' }
  expect(sent()).toEqual([{ id: materials.id, revision: 2, decision: 'sign', role: 'budget_holder', appearance }])
  expect(button(panel.sign).query()).toBeNull()
})

test('signs nothing when someone else changed the request, and shows the changes', async () => {
  show(materials)
  const content = { ...materials.revisions[1]?.content, location: 'turkey' }
  const changed = { ...materials, version: 6, revision: 3, to_sign: [], next_role: 'requested_by' as const }
  const now = { ...changed, revisions: [...materials.revisions, { ...materials.revisions[1], number: 3, content }] }
  api.on(purchaseRequests.sign, () => {
    api.on(purchaseRequests.read, () => ({ data: Object(now) }))
    throw new Refused('changed_meanwhile')
  })
  await button(en.sign).click()
  await type()
  await button(panel.sign).click()
  await expect.element(button('Read revision 3')).toBeVisible()
  await expect.element(page.getByText('Location: Syria Turkey')).toBeVisible()
})

test('offers no actions beyond the record’s rights', async () => {
  show({ ...materials, to_sign: [] })
  await expect.element(page.getByRole('heading', { level: 1, name: materials.description })).toBeVisible()
  expect(button(en.sign).query()).toBeNull()
  for (const name of ['buy', 'hold', 'cancel'] as const) expect(button(en.actions[name].button).query()).toBeNull()
})

test('lists revisions, signatures, rejections with their reasons, and state changes, newest first', async () => {
  const [, , approval] = materials.signatures
  if (!approval) throw new Error('the story has three signatures')
  const refusal = { ...approval, id: idOf(899), role: 'budget_holder', decision: 'reject', reason: 'Too dear' } as const
  const refused = { ...refusal, at: '2025-06-14T09:00:00.000Z' }
  show({
    ...materials,
    state: 'rejected',
    next_role: null,
    to_sign: [],
    signatures: [...materials.signatures, refused],
  })
  const steps = page.getByRole('list', { name: blocks.history }).getByRole('listitem')
  await expect.element(steps.first()).toBeVisible()
  expect(steps.first().element().textContent).toContain('Too dear')
  // Removes the direction marks around names.
  const titles = steps.elements().map(step => step.querySelector('div')?.textContent.replace(/[\u2066-\u2069]/g, ''))
  expect(titles).toEqual([
    'Budget holder: rejected',
    'Direct manager: signed',
    en.events.resume,
    'Requested by: signed',
    'Revision 2',
    'Requested by: signed',
    en.happened.add,
  ])
})
