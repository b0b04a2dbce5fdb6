import { readBudget } from '@portal/contract/money/budgets/budgets'
import { render } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { RouteContext } from '../../../../packages/host-app/src/core/routing/route-context.ts'
import BudgetBreakdown from '../../../../packages/host-app/src/money/budgets/breakdown/BudgetBreakdown.tsx'
import { signInForAll } from '../../../../stories/support/signed-in.ts'
import { budgetOf } from '../../../../stories/widgets/budget-table/sample-budget.ts'
import { api, useFreshApi } from '../../support/fresh-api.ts'
import { InPortal } from '../../support/in-portal.tsx'

useFreshApi()
beforeEach(signInForAll)

test('names the project and links to the other views of the budget', async () => {
  const budget = budgetOf({ lines: 2, categories: 1 })
  const { id, name } = budget.project
  api.on(readBudget, () => ({ data: budget }))
  const route = { path: '/', name: 'BudgetBreakdown', layout: 'staff', needs: 'staff_area' } as const
  render(
    <InPortal>
      <RouteContext value={{ page: route, params: { id } }}>
        <BudgetBreakdown />
      </RouteContext>
    </InPortal>,
  )
  await expect.element(page.getByRole('main').getByText(name, { exact: true })).toBeVisible()
  const links = page.getByRole('navigation', { name: 'Budget views' }).getByRole('link').elements()
  const home = `/staff/project/${id}`
  expect(links.map(link => link.getAttribute('href'))).toEqual([
    `${home}?tab=budget`,
    `${home}/forecast`,
    `${home}/monthly`,
    `${home}/comparison`,
  ])
})
