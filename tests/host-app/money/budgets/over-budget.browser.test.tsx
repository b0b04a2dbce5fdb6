import { explainOverrun } from '@portal/contract/money/budgets/budgets'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import en from '../../../../packages/host-app/src/locales/en/money/budgets.json'
import imports from '../../../../packages/host-app/src/locales/en/money/imports.json'
import { Sums } from '../../../../packages/host-app/src/money/imports/Sums.tsx'
import { goodRows } from '../../../../stories/money/import-records.ts'
import { signInForAll } from '../../../../stories/support/signed-in.ts'
import { budgetOf } from '../../../../stories/widgets/budget-table/sample-budget.ts'
import { api, sent, useFreshApi } from '../../support/fresh-api.ts'
import { InPortal } from '../../support/in-portal.tsx'
import { showBreakdown } from './show-breakdown.tsx'

useFreshApi(signInForAll)

const sample = budgetOf({ lines: 2, categories: 1, currency: 'usd' })
const total = sample.totals.total_minor

/** The breakdown of a project whose lines exceed its budget by 1,000.00. */
const show = (overrun_minor: number, explain_overrun: boolean) => {
  const budget = {
    ...sample,
    project: { ...sample.project, budget_minor: total - 100_000, overrun_minor },
    can: { ...sample.can, explain_overrun },
  }
  showBreakdown(budget)
}

const warning = page.getByText(/^The lines come to .*, which is \$1,000\.00 more than the project’s budget of/)

test('warns about lines above the project’s budget, and accepts a reason with the right to edit the project', async () => {
  show(0, true)
  await expect.element(warning).toMatchTextContent(new RegExp(en.over_asks))
  api.on(explainOverrun, ({ total_minor = 0 }) => ({ data: { overrun_minor: total_minor - (total - 100_000) } }))
  await page.getByRole('button', { name: en.over_explain }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByRole('textbox', { name: new RegExp(`^${en.over_reason.replace('?', '')}`) })
    .fill('The donor adds it')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => sent('POST')).toMatchObject([{ reason: 'The donor adds it', total_minor: total }])
})

test('warns without asking for the reason when the person may not edit the project', async () => {
  show(0, false)
  await expect.element(warning).toMatchTextContent(new RegExp(en.over_asks))
  expect(page.getByRole('button', { name: en.over_explain }).query()).toBeNull()
})

test('names where the reason for an accepted overrun is recorded', async () => {
  show(100_000, true)
  await expect.element(warning).toMatchTextContent(new RegExp(en.over_given))
  expect(page.getByRole('button', { name: en.over_explain }).query()).toBeNull()
})

test.each([
  ['is', -1, 1],
  ['is not', 0, 0],
] as const)(
  'warns in an import’s preview only above the project’s budget: the new total %s above it',
  async (_, less, count) => {
    const { total_minor, changed_minor } = goodRows
    const plan = { budget_minor: total + total_minor + changed_minor + less, total_minor: total }
    render(
      <InPortal>
        <Sums currency="eur" plan={plan} preview={goodRows} />
      </InPortal>,
    )
    const [begin = ''] = imports.over_budget.split('{{')
    await expect.element(page.getByText(imports.total, { exact: false })).toBeVisible()
    expect(page.getByText(begin, { exact: false }).elements()).toHaveLength(count)
  },
)
