import {
  addExpense,
  deleteExpense,
  rateExpenses,
  readExpense,
  restoreExpense,
} from '@portal/contract/money/expenses/expenses'
import { type Change, listHistory } from '@portal/contract/workspace/history'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { enter } from '../../../../packages/host-app/src/core/session/session.ts'
import { pageOf, Refused } from '../../../../stories/support/fake-api.ts'
import { budgetOf } from '../../../../stories/widgets/budget-table/sample-budget.ts'
import { api, sent, useFreshApi } from '../../support/fresh-api.ts'
import { expenseOf, lost, poster, show, showRates } from './show-expenses.tsx'

useFreshApi(() => undefined)

const nothing = { amount_minor: null, reason: null, expense: null }

test('shows the sum of the rows next to its value in dollars, converted at each row’s rate', async () => {
  show([1.1, 1.2])
  // Each currency is in its column header only.
  for (const text of ['Amount €', 'Amount $', '11.00', '12.00'])
    await expect.element(page.getByRole('row').getByText(text, { exact: true })).toBeVisible()
  await expect.element(page.getByText('Total shown €20.00 $23.00')).toBeVisible()
})

test('excludes expenses without a rate from the sum in dollars, and says how many', async () => {
  show([1.1, null])
  await expect.element(page.getByText('no rate on this day')).toBeVisible()
  await expect.element(page.getByText('Total shown €20.00 $11.00')).toBeVisible()
  await expect.element(page.getByText('1 expense has no exchange rate', { exact: false })).toBeVisible()
  expect(page.getByRole('button', { name: 'Apply rates' }).elements()).toEqual([])
})

test('shows no sum in dollars when no expense has a rate', async () => {
  show([null, null])
  await expect.element(page.getByText('2 expenses have no exchange rate', { exact: false })).toBeVisible()
  await expect.element(page.getByText('Total shown €20.00', { exact: true })).toBeVisible()
})

test('applies the rates of each day for people who may post, and says how many are still missing', async () => {
  enter(poster)
  let known: 0 | 1 = 0
  api.on(rateExpenses, () => ({ data: { rated: known, without_rate: 1 - known } }))
  show([1.1, null])
  await page.getByRole('button', { name: 'Apply rates' }).click()
  await expect
    .element(page.getByText('1 expense still has no exchange rate for its day', { exact: false }))
    .toBeVisible()
  known = 1
  showRates([1.1, 1.2])
  await page.getByRole('button', { name: 'Apply rates' }).click()
  await expect.element(page.getByText('Total shown €20.00 $23.00')).toBeVisible()
  expect(page.getByText('no exchange rate', { exact: false }).elements()).toEqual([])
})

test('shows the sum once when the budget is in dollars', async () => {
  show([1, 1], 'usd')
  await expect.element(page.getByText('Total shown $20.00', { exact: true })).toBeVisible()
})

test('shows who deleted an expense of a line and why, restores it, and says when that failed', async () => {
  let isGone = true
  const at = '2026-03-05T09:00:00.000Z'
  const by = { id: poster.id, full_name_en: 'Rana Saleh', full_name_ar: 'رنا صالح' }
  const change = { at, by, fields: [], values: [], line: null, name: null, month: null, day: null, removal: null }
  const expense = { id: '0198c0de-0000-7000-8000-000000000000', date: '2026-03-04', description: 'Fee 0' }
  api.on(restoreExpense, () => {
    if (isGone) return lost()
    return { data: expenseOf(1.1) }
  })
  api.on(listHistory, () => ({
    ...pageOf<Change>(
      {
        ...{ ...change, id: '2', of: 'expense', action: 'delete', amount_minor: 1000, reason: 'Posted twice' },
        expense: { ...expense, is_deleted: true, can_restore: true },
      },
      { ...change, id: '1', by: null, of: 'record', action: 'edit', fields: ['price_minor'], ...nothing },
    ),
  }))
  const { id = '' } = budgetOf().items[0] ?? {}
  history.replaceState(null, '', `?item_id=${id}&act=line_history`)
  show([1.1])
  await expect.element(page.getByText('Expense deleted')).toBeVisible()
  await expect.element(page.getByText('Posted twice')).toBeVisible()
  await expect.element(page.getByText('Rana Saleh')).toBeVisible()
  await expect.element(page.getByText('price', { exact: true })).toBeVisible()
  const restore = page.getByRole('button', { name: 'Restore this expense' })
  await restore.click()
  await expect.element(page.getByText('This no longer exists', { exact: false })).toBeVisible()
  isGone = false
  await restore.click()
  await expect.element(page.getByText('The expense was restored.', { exact: false })).toBeVisible()
  expect(sent('POST')).toEqual([{ id: expense.id }, { id: expense.id }])
  history.replaceState(null, '', location.pathname)
})

test('requires a reason to delete, restores the same expense with Undo, and shows why that failed', async () => {
  let isFull = true
  api.on(deleteExpense, () => ({ data: { done: true as const } }))
  api.on(restoreExpense, () => {
    if (isFull) throw new Refused('invalid', { errors: [{ path: 'amount_minor', code: 'over_surplus' }] })
    throw new Refused('not_found')
  })
  show([1.1])
  for (const text of ['Value is more than surplus of this budget line', 'This no longer exists']) {
    await page.getByRole('button', { name: 'Actions for Fee 0' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect.element(page.getByText('Enter a reason').first()).toBeVisible()
    await page.getByRole('textbox', { name: /Why is it deleted/ }).fill('Posted twice')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.element(page.getByText(text, { exact: false })).toBeVisible()
    isFull = false
  }
  const id = '0198c0de-0000-7000-8000-000000000000'
  expect(sent('DELETE')).toMatchObject([{ version: 1, reason: 'Posted twice' }, { reason: 'Posted twice' }])
  expect(sent('POST')).toEqual([{ id }, { id }])
})

test('offers a retry in the delete dialog when the expense cannot be loaded', async () => {
  show([1.1])
  api.on(readExpense, () => {
    throw new Refused('unavailable')
  })
  await page.getByRole('button', { name: 'Actions for Fee 0' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect.element(page.getByRole('dialog').getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('enters a refund as a positive amount with a reason, and sends it as negative', async () => {
  enter(poster)
  api.on(addExpense, () => {
    throw new Refused('invalid', { errors: [{ path: 'amount_minor', code: 'refund_over_spent' }] })
  })
  show([1.1])
  await page.getByRole('button', { name: 'Add expense' }).click()
  await page.getByRole('combobox', { name: /Budget line/ }).fill('1.1')
  await page.getByRole('option', { name: /^1\.1 / }).click()
  await page.getByRole('spinbutton', { name: /Amount/ }).fill('12.50')
  await page.getByRole('textbox', { name: /Description/ }).fill('Fuel')
  expect(page.getByRole('textbox', { name: /Reason for the refund/ }).elements()).toEqual([])
  await page.getByRole('checkbox', { name: 'This is a refund: money came back' }).click()
  await page.getByRole('textbox', { name: /Reason for the refund/ }).fill('Paid twice')
  await page.getByRole('dialog').getByRole('button', { name: 'Add expense' }).click()
  await expect
    .element(page.getByText('Refunds cannot be more than the amount spent', { exact: false }).first())
    .toBeVisible()
  expect(sent('POST')).toMatchObject([{ amount_minor: -1250, description: 'Fuel', reason: 'Paid twice' }])
})
