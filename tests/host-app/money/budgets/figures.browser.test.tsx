import { readBudget } from '@portal/contract/money/budgets/budgets'
import { type MonitoredMonth, type Monthly, readMonthly } from '@portal/contract/money/budgets/monitoring'
import { formatMoney, signOf } from '@portal/ui/Money'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { RouteContext } from '../../../../packages/host-app/src/core/routing/route-context.ts'
import type { PageName } from '../../../../packages/host-app/src/core/routing/routes.ts'
import BudgetBreakdown from '../../../../packages/host-app/src/money/budgets/breakdown/BudgetBreakdown.tsx'
import MonthlyMonitoring from '../../../../packages/host-app/src/money/budgets/monitoring/MonthlyMonitoring.tsx'
import { useBudgetPort } from '../../../../packages/host-app/src/programmes/projects/budget/use-budget-port.ts'
import { signIn, signInAs, signInForAll } from '../../../../stories/support/signed-in.ts'
import { budgetOf } from '../../../../stories/widgets/budget-table/sample-budget.ts'
import { api, useFreshApi } from '../../support/fresh-api.ts'
import { InPortal } from '../../support/in-portal.tsx'

const budget = budgetOf({ lines: 2, categories: 1 })
const { project, totals } = budget
const [category] = budget.categories
const [line] = budget.items
if (!category || !line) throw new Error('the sample has lines')
const home = `/staff/project/${project.id}`
const sign = signOf(project.currency)

useFreshApi()
beforeEach(signInForAll)

const show = (name: PageName, screen: ReactNode) => {
  const route = { path: '/', name, layout: 'staff', needs: 'staff_area' } as const
  render(
    <InPortal>
      <RouteContext value={{ page: route, params: { id: project.id } }}>{screen}</RouteContext>
    </InPortal>,
  )
}

const hrefsIn = (rows: Locator) =>
  rows
    .getByRole('link')
    .elements()
    .map(link => link.getAttribute('href'))

const rowsOf = (table: string) => page.getByRole('table', { name: table, exact: true }).getByRole('row')
const chartRows = page.getByRole('figure').getByRole('row')
const linkTo = (name: string) => page.getByRole('link', { name, exact: true })
const spent = (filter = '') => `${home}?tab=expenses${filter && `&${filter}`}`
const committed = (filter = '') => `${home}?tab=commitments${filter && `&${filter}`}`
const planned = (filter: string) => `${home}/forecast?${filter}`

describe('the breakdown', () => {
  test('links planned, spent, committed, and remaining amounts to lines, expenses, and commitments', async () => {
    api.on(readBudget, () => ({ data: budget }))
    show('BudgetBreakdown', <BudgetBreakdown />)
    await expect.element(linkTo('Committed')).toHaveAttribute('href', committed())
    await expect.element(linkTo('Spent')).toHaveAttribute('href', spent())
    for (const name of ['Planned', 'Surplus'])
      await expect.element(linkTo(name)).toHaveAttribute('href', `${home}?tab=budget`)
    const rows = rowsOf('Budget line')
    const ofLine = `item_id=${line.id}`
    // The currency is in the column header only.
    expect(rows.filter({ hasText: `Surplus ${sign}` }).elements()).toHaveLength(1)
    expect(rows.filter({ hasText: sign }).elements()).toHaveLength(1)
    expect(hrefsIn(rows.filter({ hasText: line.name }))).toEqual([spent(ofLine), committed(ofLine)])
    const of = `category_id=${category.id}`
    const lines = `${home}/breakdown?${of}`
    expect(hrefsIn(rows.filter({ hasText: category.name }))).toEqual([lines, spent(of), committed(of), lines])
    expect(hrefsIn(chartRows)).toEqual([])
    await page.getByRole('button', { name: 'Show as table' }).click()
    expect(hrefsIn(chartRows)).toEqual([spent(of), committed(of), lines, lines])
  })

  test('lists only the lines of the filtered category with its sums, until the filter is removed', async () => {
    const budget = budgetOf({ lines: 5, categories: 2 })
    const [, other] = budget.categories
    if (!other) throw new Error('the sample has two categories')
    api.on(readBudget, () => ({ data: budget }))
    history.replaceState(null, '', `${location.pathname}?category_id=${other.id}`)
    show('BudgetBreakdown', <BudgetBreakdown />)
    const own = budget.items.filter(({ category_id }) => category_id === other.id)
    const rows = rowsOf('Budget line')
    await expect.poll(() => rows.elements()).toHaveLength(own.length + 1)
    await expect.element(page.getByText(formatMoney(other.total_minor, project.currency))).toBeVisible()
    await expect.element(linkTo('Spent')).toHaveAttribute('href', spent(`category_id=${other.id}`))
    expect(linkTo('Planned').query()).toBeNull()
    await page.getByRole('button', { name: 'Remove filter Category' }).click()
    await expect.poll(() => rows.elements()).toHaveLength(budget.items.length + 2 + 1)
  })
})

test('gives the budget table URLs for the rows behind each committed and spent figure', async () => {
  const Hrefs = () => {
    const { hrefOf } = useBudgetPort(project.id)
    return (['spent_minor', 'committed_minor'] as const).flatMap(sum =>
      (['item', 'category', 'project'] as const).map(of => <p key={sum + of}>{hrefOf({ of, id: of, sum })}</p>),
    )
  }
  show('Project', <Hrefs />)
  for (const filter of ['item_id=item', 'category_id=category', ''])
    for (const href of [spent(filter), committed(filter)])
      await expect.element(page.getByText(href, { exact: true })).toBeVisible()
})

describe('monitoring by month', () => {
  const monthOf = (month: string, phase: MonitoredMonth['phase']): MonitoredMonth => ({
    ...{ month, phase, plan_minor: 1000, actual_minor: 1200, variance_minor: 200, variance_percent: 20 },
    ...{ needs_explanation: phase === 'past', is_closed: false, explanation: null, unexplained: null, version: 1 },
    ...{ cumulative_plan_minor: 1000, cumulative_actual_minor: 1200 },
  })
  const monthly: Monthly = {
    project: { ...project, start_date: '2026-01-01', end_date: '2026-03-31' },
    this_month: '2026-02',
    ...{ compared: 'forecast', baseline: null },
    months: [monthOf('2026-01', 'past'), monthOf('2026-02', 'running'), monthOf('2026-03', 'coming')],
    totals,
    ...{ burn_percent: 10, time_percent: 50, planned_beneficiaries: 1240, actual_beneficiaries: 725 },
    beneficiaries_percent: 58.5,
    can: { explain: false, close: false, reopen: false },
  }
  const months = rowsOf('Month')
  const see = async (given: Partial<Monthly> = {}) => {
    api.on(readMonthly, () => ({ data: { ...monthly, ...given } }))
    show('MonthlyMonitoring', <MonthlyMonitoring />)
    await expect.element(months.first()).toBeVisible()
  }

  test('links plan, actual, variance, and cumulative sums to their rows, in the chart too', async () => {
    await see()
    const of = (month: string) => [
      ...[planned(`month=${month}`), spent(`month=${month}`), planned(`month=${month}`)],
      ...[planned(`until=${month}`), spent(`until=${month}`)],
    ]
    expect(hrefsIn(months.filter({ hasText: 'Jan-2026' }))).toEqual(of('2026-01'))
    expect(hrefsIn(months.filter({ hasText: 'Feb-2026' }))).toEqual(of('2026-02'))
    const coming = [planned('month=2026-03'), spent('month=2026-03'), planned('until=2026-03')]
    expect(hrefsIn(months.filter({ hasText: 'Mar-2026' }))).toEqual(coming)
    await page.getByRole('button', { name: 'Show as table' }).click()
    expect(hrefsIn(chartRows.filter({ hasText: 'Feb-2026' }))).toEqual([
      spent('until=2026-02'),
      planned('until=2026-02'),
    ])
  })

  test('links gauge figures to expenses and the budget, and to activities only with the privilege', async () => {
    const logged = vi.spyOn(console, 'error')
    signInAs('staff', { group: 'projects', command: 'view' }, { group: 'budget', command: 'view' })
    await see()
    await expect.element(page.getByText('725 of 1,240')).toBeVisible()
    expect(logged).not.toHaveBeenCalled()
    const figure = (minor: number) => page.getByRole('link', { name: new RegExp(formatMoney(minor, project.currency)) })
    await expect.element(figure(totals.spent_minor).first()).toHaveAttribute('href', spent())
    await expect.element(figure(totals.total_minor)).toHaveAttribute('href', `${home}?tab=budget`)
    for (const name of ['725', '1,240']) expect(linkTo(name).query()).toBeNull()
    signInForAll()
    for (const name of ['725', '1,240'])
      await expect.element(linkTo(name)).toHaveAttribute('href', `${home}?tab=activities`)
  })

  test('offers an explanation for the running month, but not for a month on plan or a coming one', async () => {
    const past = { ...monthOf('2026-01', 'past'), needs_explanation: false }
    await see({ months: [past, ...monthly.months.slice(1)], can: { explain: true, close: true, reopen: true } })
    for (const [month, buttons] of [...[['Jan-2026', 0] as const, ['Feb-2026', 1] as const, ['Mar-2026', 0] as const]])
      expect(months.filter({ hasText: month }).getByRole('button', { name: 'Explain' }).elements()).toHaveLength(
        buttons,
      )
  })

  test('warns when the monthly plan exceeds the budget, and links to the forecast with the privilege to plan', async () => {
    signIn('budget', 'view')
    const off = { ...monthOf('2026-03', 'coming'), cumulative_plan_minor: totals.total_minor + 1 }
    await see({ months: [...monthly.months.slice(0, 2), off] })
    const [plan, budget] = [totals.total_minor + 1, totals.total_minor].map(minor =>
      formatMoney(minor, project.currency),
    )
    const said = `The monthly plan adds up to ${plan}, the budget to ${budget}`
    await expect.element(page.getByText(said)).toBeVisible()
    expect(linkTo('Open the forecast').query()).toBeNull()
    signIn('budget', 'edit_item')
    await expect.element(linkTo('Open the forecast')).toHaveAttribute('href', `${home}/forecast`)
  })

  test.each([
    ['that equals the budget', totals.total_minor],
    ['of zero', 0],
  ])('shows no warning for a monthly plan %s', async (_, cumulative_plan_minor) => {
    await see({ months: [{ ...monthOf('2026-03', 'coming'), cumulative_plan_minor }] })
    expect(page.getByText(/The monthly plan adds up to/).query()).toBeNull()
  })

  test('filters to the months that lack an explanation', async () => {
    await see()
    await page.getByRole('link', { name: 'Show only these months' }).click()
    await expect.poll(() => months.elements()).toHaveLength(2)
    await expect.element(months.filter({ hasText: 'Jan-2026' })).toBeVisible()
    await page.getByRole('link', { name: 'Show all months' }).click()
    await expect.poll(() => months.elements()).toHaveLength(4)
  })
})
