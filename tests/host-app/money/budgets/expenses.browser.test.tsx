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
import { lost, poster, show, showRates } from './show-expenses.tsx'

useFreshApi(() => undefined)

const nothing = { amount_minor: null, reason: null, expense: null }

test('the sum of the rows is next to what they are worth in dollars, each by its own rate', async () => {
  show([1.1, 1.2])
  // Both currencies are in the heads of their columns, and in no cell.
  for (const text of ['Amount €', 'Amount $', '11.00', '12.00'])
    await expect.element(page.getByRole('row').getByText(text, { exact: true })).toBeVisible()
  await expect.element(page.getByText('Total shown €20.00 $23.00')).toBeVisible()
})

test('without the rate of one of them the dollars are those of the others, and how many are left out is said', async () => {
  show([1.1, null])
  await expect.element(page.getByText('no rate on this day')).toBeVisible()
  await expect.element(page.getByText('Total shown €20.00 $11.00')).toBeVisible()
  await expect.element(page.getByText('1 expense has no exchange rate', { exact: false })).toBeVisible()
  expect(page.getByRole('button', { name: 'Apply rates' }).elements()).toEqual([])
})

test('without a rate of any of them no dollars are shown, not even none', async () => {
  show([null, null])
  await expect.element(page.getByText('2 expenses have no exchange rate', { exact: false })).toBeVisible()
  await expect.element(page.getByText('Total shown €20.00', { exact: true })).toBeVisible()
})

test('whoever may post gives them the rates of their days, and learns for how many none is known yet', async () => {
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

test('in dollars it is said once', async () => {
  show([1, 1], 'usd')
  await expect.element(page.getByText('Total shown $20.00', { exact: true })).toBeVisible()
})

test('the changes of a line show what was deleted from it, by whom and why, and bring it back', async () => {
  let isBack = false
  const at = '2026-03-05T09:00:00.000Z'
  const change = { at, by: null, fields: [], values: [], line: null, name: null, month: null, day: null, removal: null }
  const expense = { id: '0198c0de-0000-7000-8000-000000000000', date: '2026-03-04', description: 'Fee 0' }
  api.on(restoreExpense, () => {
    isBack = true
    return lost()
  })
  api.on(listHistory, () => ({
    ...pageOf<Change>(
      {
        ...{ ...change, id: '2', of: 'expense', action: 'delete', amount_minor: 1000, reason: 'Posted twice' },
        expense: { ...expense, is_deleted: true, can_restore: true },
      },
      { ...change, id: '1', of: 'record', action: 'edit', fields: ['price_minor'], ...nothing },
    ),
  }))
  const { id = '' } = budgetOf().items[0] ?? {}
  history.replaceState(null, '', `?item_id=${id}&act=line_history`)
  show([1.1])
  await expect.element(page.getByText('Expense deleted')).toBeVisible()
  await expect.element(page.getByText('Posted twice')).toBeVisible()
  await expect.element(page.getByText('price', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Restore this expense' }).click()
  await expect.element(page.getByText('This no longer exists', { exact: false })).toBeVisible()
  expect(isBack).toBe(true)
  history.replaceState(null, '', location.pathname)
})

test('a deletion asks why; undoing it asks for the same expense back, and says why where it cannot be had', async () => {
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

test('an expense that cannot be read is not waited for: its deletion offers to try again', async () => {
  show([1.1])
  api.on(readExpense, () => {
    throw new Refused('unavailable')
  })
  await page.getByRole('button', { name: 'Actions for Fee 0' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect.element(page.getByRole('dialog').getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('a refund is typed as an amount with its reason, and sent below nothing', async () => {
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
