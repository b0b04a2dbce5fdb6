import { readBudget } from '@portal/contract/budgets'
import { type MonitoredMonth, type Monthly, readMonthly } from '@portal/contract/monitoring'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { PageName } from '../../../packages/host-app/src/routes.ts'
import { RouteContext } from '../../../packages/host-app/src/routing/route-context.ts'
import BudgetBreakdown from '../../../packages/host-app/src/screens/budgets/BudgetBreakdown.tsx'
import MonthlyMonitoring from '../../../packages/host-app/src/screens/budgets/MonthlyMonitoring.tsx'
import { useBudgetPort } from '../../../packages/host-app/src/screens/projects/budget/use-budget-port.ts'
import { budgetOf } from '../../../stories/widgets/budget-table/sample-budget.ts'
import { api, useFreshApi } from '../support/fresh-api.ts'
import { InPortal } from '../support/in-portal.tsx'

const budget = budgetOf({ lines: 2, categories: 1 })
const { project, totals } = budget
const [category] = budget.categories
const [line] = budget.items
if (!category || !line) throw new Error('the sample has lines')
const home = `/staff/project/${project.id}`

useFreshApi()

const show = (name: PageName, screen: ReactNode) => {
  const route = { path: '/', name, layout: 'staff', needs: 'staff_area' } as const
  render(
    <InPortal>
      <RouteContext value={{ page: route, params: { id: project.id } }}>{screen}</RouteContext>
    </InPortal>,
  )
}

const hrefsIn = (name: RegExp) =>
  page
    .getByRole('row', { name })
    .getByRole('link')
    .elements()
    .map(link => link.getAttribute('href'))

test('in the breakdown what is planned, spent and committed opens lines, expenses and commitments', async () => {
  api.on(readBudget, () => ({ data: budget }))
  show('BudgetBreakdown', <BudgetBreakdown />)
  await expect.element(page.getByRole('link', { name: 'Committed' })).toHaveAttribute('href', `${home}?tab=commitments`)
  const ofLine = `item_id=${line.id}`
  expect(hrefsIn(new RegExp(line.name))).toEqual([
    `${home}?tab=expenses&${ofLine}`,
    `${home}?tab=commitments&${ofLine}`,
  ])
  const ofCategory = `category_id=${category.id}`
  expect(hrefsIn(new RegExp(category.name))).toEqual([
    `${home}?tab=budget`,
    `${home}?tab=expenses&${ofCategory}`,
    `${home}?tab=commitments&${ofCategory}`,
  ])
})

test('the budget table is told where the rows of each committed and spent figure stand', async () => {
  const Hrefs = () => {
    const { hrefOf } = useBudgetPort(project.id)
    return (['spent_minor', 'committed_minor'] as const).flatMap(sum =>
      (['item', 'category', 'project'] as const).map(of => <p key={sum + of}>{hrefOf({ of, id: of, sum })}</p>),
    )
  }
  show('Project', <Hrefs />)
  for (const tab of ['expenses', 'commitments'])
    for (const filter of ['&item_id=item', '&category_id=category', ''])
      await expect.element(page.getByText(`${home}?tab=${tab}${filter}`, { exact: true })).toBeVisible()
})

test('what was spent in a month and so far opens just those expenses, and what is planned the forecast', async () => {
  const monthOf = (month: string, phase: MonitoredMonth['phase']): MonitoredMonth => ({
    ...{ month, phase, plan_minor: 1000, actual_minor: 1100, variance_minor: 100, variance_percent: 10 },
    ...{ needs_explanation: false, cumulative_plan_minor: 1000, cumulative_actual_minor: 1100, explanation: null },
    version: 1,
  })
  const monthly: Monthly = {
    project: { ...project, start_date: '2026-01-01', end_date: '2026-03-31' },
    this_month: '2026-02',
    months: [monthOf('2026-01', 'past'), monthOf('2026-02', 'running')],
    totals,
    ...{ burn_percent: 10, time_percent: 50, planned_beneficiaries: 0, actual_beneficiaries: 0 },
    beneficiaries_percent: null,
    can: { explain: false },
  }
  api.on(readMonthly, () => ({ data: monthly }))
  show('MonthlyMonitoring', <MonthlyMonitoring />)
  await expect.element(page.getByRole('table', { name: 'Month' })).toBeVisible()
  const spent = (month: string) => [`${home}?tab=expenses&month=${month}`, `${home}?tab=expenses&until=${month}`]
  expect(hrefsIn(/Jan-2026.*\$|Jan-2026.*€/)).toEqual(spent('2026-01'))
  expect(hrefsIn(/Feb-2026.*\$|Feb-2026.*€/)).toEqual([`${home}/forecast`, ...spent('2026-02')])
})
