import { addExpense } from '@portal/contract/expenses'
import { type InvoiceableLine, listInvoiceable } from '@portal/contract/invoices'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { enter } from '../../../packages/host-app/src/session/session.ts'
import { Refused } from '../../../stories/screens/support/fake-api.ts'
import { api, sent, useFreshApi } from '../support/fresh-api.ts'
import { poster, show } from './show-expenses.tsx'

useFreshApi(() => undefined)

const chairs: InvoiceableLine = {
  ...{ id: '0198c0de-0000-7000-8000-0000000000c1', name: 'Chairs' },
  request: { id: '0198c0de-0000-7000-8000-0000000000d1', kind: 'purchase_requests', reference: 'PR-2026-0014' },
  ...{ approved_minor: 40_000, invoiced_minor: 16_000, open_minor: 24_000, most_minor: 42_000 },
}

test('an expense is posted as the invoice of a request, whose figures are shown before', async () => {
  enter(poster)
  api.on(addExpense, () => {
    throw new Refused('invalid', { errors: [{ path: 'amount_minor', code: 'over_approved' }] })
  })
  show([1.1])
  api.on(listInvoiceable, () => ({ data: [chairs] }))
  await page.getByRole('button', { name: 'Add expense' }).click()
  await page.getByRole('combobox', { name: /Budget line/ }).fill('1.1')
  await page.getByRole('option', { name: /^1\.1 / }).click()
  const request = page.getByRole('combobox', { name: /^Request/ })
  await expect
    .element(request)
    .toHaveAccessibleDescription('If this is an invoice or a salary of a request, choose the request.')
  await request.fill('PR-2026')
  await page.getByRole('option', { name: 'PR-2026-0014 · Chairs' }).click()
  await expect
    .element(request)
    .toHaveAccessibleDescription('Approved €400.00, invoiced €160.00, open €240.00. Invoices may reach €420.00.')
  await page.getByRole('spinbutton', { name: /Amount/ }).fill('260.01')
  await page.getByRole('textbox', { name: /Description/ }).fill('Chairs')
  await page.getByRole('dialog').getByRole('button', { name: 'Add expense' }).click()
  await expect
    .element(page.getByText('This is more than was approved for this item', { exact: false }).first())
    .toBeVisible()
  expect(sent('POST')).toMatchObject([{ amount_minor: 26_001, request_item_id: chairs.id }])
})
