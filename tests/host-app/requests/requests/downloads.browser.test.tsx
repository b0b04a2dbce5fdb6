import { purchaseRequests } from '@portal/contract/requests/purchase-requests'
import { readBundle } from '@portal/contract/requests/signature-chain'
import { ToastRegion } from '@portal/ui/Toast'
import { cleanup, render } from '@testing-library/react'
import readWorkbook from 'read-excel-file/browser'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
// A worker imports this package. Vitest does not scan workers for dependencies to prebundle.
import 'write-excel-file/browser'
import 'write-excel-file/utility'
import { RouteContext } from '../../../../packages/host-app/src/core/routing/route-context.ts'
import { pages } from '../../../../packages/host-app/src/core/routing/routes.ts'
import ar from '../../../../packages/host-app/src/locales/ar/requests/requests.json'
import reportsAr from '../../../../packages/host-app/src/locales/ar/workspace/reports.json'
import en from '../../../../packages/host-app/src/locales/en/requests/requests.json'
import chain from '../../../../packages/host-app/src/locales/en/requests/signature_chain.json'
import reportsEn from '../../../../packages/host-app/src/locales/en/workspace/reports.json'
import PurchaseRequest from '../../../../packages/host-app/src/requests/requests/record/RequestPage.tsx'
import { arriving } from '../../../../stories/requests/bought-request-records.ts'
import { materials } from '../../../../stories/requests/request-records.ts'
import { fakeApi } from '../../../../stories/support/fake-api.ts'
import { signIn, signInForAll } from '../../../../stories/support/signed-in.ts'
import { InPortal } from '../../support/in-portal.tsx'
import { dismissToasts } from '../../support/toasts.tsx'

const start = location.pathname + location.search
const [route] = pages.filter(({ name }) => name === 'PurchaseRequest')

let api: ReturnType<typeof fakeApi>
let saved: { name: string; blob: Blob }[] = []
beforeEach(async () => {
  await page.viewport(1280, 900)
  signInForAll()
  saved = []
  let blob = new Blob()
  vi.spyOn(URL, 'createObjectURL').mockImplementation(made => {
    if (made instanceof Blob) blob = made
    return 'blob:made'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob })
  })
})
afterEach(() => {
  cleanup()
  dismissToasts()
  vi.restoreAllMocks()
  api.uninstall()
  history.replaceState(null, '', start)
})

const show = (row: typeof materials, tab: string, language: 'en' | 'ar' = 'en') => {
  if (!route) throw new Error('no such route')
  api = fakeApi()
  api.on(purchaseRequests.read, () => ({ data: row }))
  api.install()
  history.replaceState(null, '', `${location.pathname}?tab=${tab}`)
  render(
    <InPortal language={language}>
      <RouteContext value={{ page: route, params: { id: row.id } }}>
        <PurchaseRequest />
      </RouteContext>
      <ToastRegion />
    </InPortal>,
  )
}

const savedFile = async () => {
  await expect.poll(() => saved).toHaveLength(1)
  const [file] = saved
  if (!file) throw new Error('nothing was saved')
  return file
}

test.each([
  ['en', en, reportsEn],
  ['ar', ar, reportsAr],
] as const)(
  'exports the receive note with each item, its received quantity, and each delivery (%s)',
  async (language, texts, reports) => {
    show(arriving, 'receipts', language)
    await page.getByRole('button', { name: texts.download_note }).click()
    await page.getByRole('menuitem', { name: reports.download }).click()
    const { name, blob } = await savedFile()
    expect(name).toMatch(/^PR-2025-\d{4}-receive-note-\d{4}-\d{2}-\d{2}\.xlsx$/)
    const [, items, deliveries] = await readWorkbook(blob)
    const rows = (sheet: typeof items) => sheet?.data.filter(row => row.some(cell => cell !== null)) ?? []
    const [head, ...first] = rows(items)
    expect(head).toEqual([texts.item.name, texts.item.unit, texts.item.quantity, texts.received, texts.to_come])
    expect(first).toEqual(
      arriving.items.map(({ name: item, unit, quantity, received }) => [
        ...[item, unit, quantity, received],
        quantity - received,
      ]),
    )
    const [receipt] = arriving.receipts
    const by = language === 'ar' ? receipt?.by?.full_name_ar : receipt?.by?.full_name_en
    expect(rows(deliveries).slice(1)).toEqual([
      [1, new Date('2025-07-10'), by, arriving.items[0]?.name, 80, 'The rest comes next week.'],
    ])
  },
)

test('exports the signatures of a request, only for people who may check the chain', async () => {
  show(materials, 'signatures')
  const bundle = {
    ...{ format: 'portal-signatures-1' as const, exported_at: '2025-07-10T10:30:00.000Z', request_id: materials.id },
    ...{ evidence: { links: [], revisions: [], seals: [], heads: [] }, people: [], key: 'key', seal: 'seal' },
  }
  const asked = vi.fn()
  api.on(readBundle, given => {
    asked(given)
    return { data: bundle }
  })
  await page.getByRole('button', { name: chain.of_request }).click()
  const { name, blob } = await savedFile()
  expect([name, JSON.parse(await blob.text())]).toEqual([`${materials.reference}-signatures.json`, bundle])
  expect(asked.mock.calls).toEqual([[{ request_id: materials.id }]])
  expect(page.getByText(chain.partial).query()).toBeNull()
  // Unreadable links are missing from the file, and the page says so.
  api.on(readBundle, () => ({ data: { ...bundle, unreadable: [{ first: 2, last: 3 }] } }))
  await page.getByRole('button', { name: chain.of_request }).click()
  await expect.element(page.getByText(chain.partial)).toBeVisible()
  await expect.element(page.getByText(chain.partial_text)).toBeVisible()
  expect(saved).toHaveLength(2)
  cleanup()
  signIn('purchase_requests', 'view_all')
  show(materials, 'signatures')
  await expect.element(page.getByRole('tab', { name: en.signatures, selected: true })).toBeVisible()
  expect(page.getByRole('button', { name: chain.of_request }).query()).toBeNull()
})
