import { readBudget } from '@portal/contract/money/budgets/budgets'
import { render } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { RouteContext } from '../../../../packages/host-app/src/core/routing/route-context.ts'
import BudgetBreakdown from '../../../../packages/host-app/src/money/budgets/breakdown/BudgetBreakdown.tsx'
import { forecast as sample } from '../../../../stories/money/budget-records.ts'
import { signIn } from '../../../../stories/support/signed-in.ts'
import { budgetOf } from '../../../../stories/widgets/budget-table/sample-budget.ts'
import { api, useFreshApi } from '../../support/fresh-api.ts'
import { InPortal } from '../../support/in-portal.tsx'
import { show as showForecast } from '../forecasts/show-forecast.tsx'

useFreshApi()
beforeEach(() => signIn('budget', 'view'))

const show = (lines: number) => {
  const budget = budgetOf({ lines, categories: 1 })
  const { project, categories } = budget
  api.on(readBudget, () => ({ data: budget }))
  const route = { path: '/', name: 'BudgetBreakdown', layout: 'staff', needs: 'staff_area' } as const
  render(
    <InPortal>
      <RouteContext value={{ page: route, params: { id: project.id } }}>
        <BudgetBreakdown />
      </RouteContext>
    </InPortal>,
  )
  const home = `/staff/project/${project.id}`
  return {
    ...{ code: project.code, lines: `${home}/breakdown?category_id=${categories[0]?.id}` },
    views: [`${home}/forecast`, `${home}/monthly`, `${home}/comparison`],
  }
}

test('links the breakdown to its lines and the other views, but not to the project, without its privilege', async () => {
  const { code, lines, views } = show(2)
  await page.getByRole('button', { name: 'Show as table' }).click()
  await expect.element(page.getByRole('figure').getByRole('row').first()).toBeVisible()
  const hrefs = page.getByRole('link').elements()
  // The category's planned and remaining amounts, in the table and in the chart's table.
  expect(hrefs.map(link => link.getAttribute('href'))).toEqual([...views, lines, lines, lines, lines])
  await expect.element(page.getByRole('navigation', { name: 'Breadcrumb' }).getByText(code)).toBeVisible()
})

test('does not link to the lines of an empty budget without the privilege for projects', async () => {
  const { views } = show(0)
  await expect.element(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 2 })).toBeVisible()
  const hrefs = page.getByRole('link').elements()
  expect(hrefs.map(link => link.getAttribute('href'))).toEqual(views)
})

test('shows the spending of past months in the grid of plans as text, without the privilege for projects', async () => {
  signIn('budget', 'view', 'edit_item')
  await page.viewport(1440, 900)
  showForecast(sample)
  const grid = page.getByRole('grid', { name: 'Budget lines by month' })
  await expect.element(grid).toBeVisible()
  const hrefs = grid
    .getByRole('link')
    .elements()
    .map(link => link.getAttribute('href'))
  // Each line opens its own plan, on this page.
  expect(hrefs).toHaveLength(sample.rows.length)
  expect(hrefs.filter(href => href?.includes('tab=expenses'))).toEqual([])
})
