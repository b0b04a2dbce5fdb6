import { moveBudgetItem, readBudget, transferBudget } from '@portal/contract/money/budgets/budgets'
import { ToastRegion } from '@portal/ui/Toast'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ArrangeLines } from '../../../../packages/host-app/src/programmes/projects/budget/ArrangeLines.tsx'
import { TransferAmount } from '../../../../packages/host-app/src/programmes/projects/budget/TransferAmount.tsx'
import { Refused } from '../../../../stories/support/fake-api.ts'
import { budgetOf } from '../../../../stories/widgets/budget-table/sample-budget.ts'
import { api, sent, useFreshApi } from '../../support/fresh-api.ts'
import { InPortal } from '../../support/in-portal.tsx'

const budget = budgetOf({ lines: 5, categories: 2 })
const { id } = budget.project
const [first, second, third] = budget.items
const [, other] = budget.categories

useFreshApi(() => undefined)

const show = (shown: React.ReactNode) => {
  api.on(readBudget, () => ({ data: budget }))
  render(
    <InPortal>
      {shown}
      <ToastRegion />
    </InPortal>,
  )
}

const noop = () => undefined

test('moves a line past a category heading into that category by keyboard', async () => {
  api.on(moveBudgetItem, () => ({ data: { items: [], categories: [], totals: budget.totals } }))
  show(<ArrangeLines onClose={noop} projectId={id} />)
  const down = page.getByRole('button', { name: `Move down 1.3 ${third?.name}` })
  await expect.element(down).toBeVisible()
  down.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => sent('POST')).toEqual([{ id: third?.id, category_id: other?.id, after_id: null }])
})

test('reverts a rejected move and shows why', async () => {
  api.on(moveBudgetItem, () => {
    throw new Refused('not_found')
  })
  show(<ArrangeLines onClose={noop} projectId={id} />)
  await page.getByRole('button', { name: `Move down 1.1 ${first?.name}` }).click()
  await expect.element(page.getByText('This no longer exists', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('button', { name: `Move up 1.1 ${first?.name}` })).toBeDisabled()
})

test('shows the amount left on the source line, and sends a transfer’s lines, amount, and reason', async () => {
  api.on(transferBudget, () => {
    throw new Refused('invalid', { errors: [{ path: 'amount_minor', code: 'over_surplus' }] })
  })
  show(<TransferAmount onClose={noop} projectId={id} />)
  const choose = async (name: RegExp, code: string) => {
    await page.getByRole('combobox', { name }).fill(code)
    await page.getByRole('option', { name: new RegExp(`^${code} `) }).click()
  }
  await choose(/From line/, '1.1')
  await expect.element(page.getByText('Remaining on this line', { exact: false })).toBeVisible()
  await choose(/To line/, '1.2')
  await page.getByRole('spinbutton', { name: /Amount/ }).fill('12.50')
  await page.getByRole('textbox', { name: /Reason/ }).fill('The hall is dearer')
  await page.getByRole('button', { name: 'Transfer', exact: true }).click()
  await expect.element(page.getByText('Value is more than surplus', { exact: false }).first()).toBeVisible()
  const asked = { from_id: first?.id, to_id: second?.id, amount_minor: 1250, reason: 'The hall is dearer' }
  expect(sent('POST')).toEqual([{ id, ...asked }])
})
