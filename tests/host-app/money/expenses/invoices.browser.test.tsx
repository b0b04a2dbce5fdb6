import { addExpense } from '@portal/contract/money/expenses/expenses'
import { type InvoiceableLine, listInvoiceable } from '@portal/contract/money/expenses/invoices'
import {
  askNewTotal,
  listWaitingInvoices,
  postWaitingInvoice,
  type WaitingInvoice,
} from '@portal/contract/money/expenses/waiting-invoices'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { enter } from '../../../../packages/host-app/src/core/session/session.ts'
import { Refused } from '../../../../stories/support/fake-api.ts'
import { api, sent, useFreshApi } from '../../support/fresh-api.ts'
import { poster, show } from './show-expenses.tsx'

useFreshApi(() => undefined)

const chairs: InvoiceableLine = {
  ...{ id: '0198c0de-0000-7000-8000-0000000000c1', name: 'Chairs' },
  request: { id: '0198c0de-0000-7000-8000-0000000000d1', kind: 'purchase_requests', reference: 'PR-2026-0014' },
  ...{ approved_minor: 40_000, invoiced_minor: 16_000, open_minor: 24_000, most_minor: 42_000 },
}

const saved: WaitingInvoice = {
  ...{ id: '0198c0de-0000-7000-8000-0000000000e1', revision: 2, of_revision: 1, position: 0 },
  ...{ line: { id: chairs.id, name: chairs.name }, request: { ...chairs.request, opens: true }, currency: 'eur' },
  ...{ approved_minor: 40_000, most_minor: 42_000, invoiced_minor: 16_000, amount_minor: 26_001 },
  ...{ explanation: 'Freight went up', former_total_minor: 40_000, total_minor: 42_001 },
  invoice: { date: '2026-03-04', description: 'Chairs', reference: null },
  ...{ by: null, at: '2026-03-04T09:00:00.000Z', decision: null, can: { post: false, drop: true } },
}

test('posts an expense as the invoice of a request, and asks the budget holder above the limit', async () => {
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

  // The input is stored, and the budget holder is asked.
  const dialog = page.getByRole('dialog')
  const ask = dialog.getByRole('button', { name: 'Request the new total' })
  await expect.element(dialog.getByText('This is more than the request allows.', { exact: false })).toBeVisible()
  await dialog.getByRole('textbox', { name: /^Why is the invoice higher/ }).fill('Freight went up')
  api.on(askNewTotal, () => ({ data: saved }))
  api.on(listWaitingInvoices, () => ({ data: [saved] }))
  await ask.click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent('POST')[1]).toMatchObject({ amount_minor: 26_001, description: 'Chairs', explanation: 'Freight went up' })
  await expect.element(page.getByText('An invoice is waiting for the budget holder')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'PR-2026-0014' }))
    .toHaveAttribute('href', `/staff/purchase_requests/${chairs.request.id}`)
  await expect
    .element(page.getByText('With €160.00 invoiced before, this comes to €420.01. Up to €420.00 is allowed.'))
    .toBeVisible()
})

test('names the request as text for people who can’t open it', async () => {
  enter(poster)
  show([1.1], 'eur', 'en', [{ ...saved, request: { ...saved.request, opens: false } }])
  await expect.element(page.getByText('PR-2026-0014')).toBeVisible()
  expect(page.getByRole('link', { name: 'PR-2026-0014' }).elements()).toEqual([])
})

test('posts an invoice with one click once its new total is signed', async () => {
  enter(poster)
  const signed = { kind: 'sign', by: null, reason: null, at: '2026-03-05T09:00:00.000Z' } as const
  show([1.1], 'eur', 'en', [{ ...saved, decision: signed, can: { post: true, drop: true } }])
  let posted = 0
  api.on(postWaitingInvoice, () => {
    posted += 1
    throw new Refused('unavailable')
  })
  await expect.element(page.getByText('Chairs · €260.01')).toBeVisible()
  await page.getByRole('button', { name: 'Post the invoice' }).click()
  await expect.poll(() => posted).toBe(1)
})

test('offers to post as usual once the amount is within the limit', async () => {
  enter(poster)
  api.on(addExpense, () => {
    throw new Refused('invalid', { errors: [{ path: 'amount_minor', code: 'over_approved' }] })
  })
  show([1.1])
  await page.getByRole('button', { name: 'Add expense' }).click()
  const dialog = page.getByRole('dialog')
  await page.getByRole('combobox', { name: /Budget line/ }).fill('1.1')
  await page.getByRole('option', { name: /^1\.1 / }).click()
  await dialog.getByRole('spinbutton', { name: /Amount/ }).fill('260.01')
  await dialog.getByRole('textbox', { name: /Description/ }).fill('Chairs')
  await dialog.getByRole('button', { name: 'Add expense' }).click()
  await expect.element(dialog.getByRole('button', { name: 'Request the new total' })).toBeVisible()
  await dialog.getByRole('textbox', { name: /^Why is the invoice higher/ }).fill('Freight went up')
  await dialog.getByRole('spinbutton', { name: /Amount/ }).fill('250')
  await expect.element(dialog.getByRole('button', { name: 'Add expense' })).toBeVisible()
  await expect.element(dialog.getByRole('textbox', { name: /^Why is the invoice higher/ })).not.toBeInTheDocument()

  // The amount is too high again, and the reason is restored.
  await dialog.getByRole('button', { name: 'Add expense' }).click()
  await expect
    .element(dialog.getByRole('textbox', { name: /^Why is the invoice higher/ }))
    .toHaveValue('Freight went up')
})
