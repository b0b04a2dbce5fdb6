import { describe, expect, test } from 'vitest'
import { setClock } from '../../support/clock.ts'
import { aCategory, aLine, anActivity, anExpense, aProject } from '../../support/made.ts'
import { staffWith } from '../../support/people/holders.ts'
import { type Person, usePortal } from '../../support/portal.ts'

const portal = usePortal()

const get = async (path: string, as: Person) => (await portal().call('GET', path, { as })).body.data
const statusOf = async (path: string, as: Person) => (await portal().call('GET', path, { as })).status

/** A project in dollars with two activities and two lines, each with one expense. */
const aFullProject = async () => {
  setClock(portal(), '2026-03-10T12:00:00Z')
  const as = await portal().person('sysadmin')
  const project = await aProject(portal(), {}, as)
  await anActivity(portal(), { project_id: project.id, start_date: '2026-05-01' }, as)
  await anActivity(portal(), { project_id: project.id, start_date: '2026-02-01' }, as)
  const category = await aCategory(portal(), { project_id: project.id }, as)
  for (const date of ['2026-02-28', '2026-01-31']) {
    const line = await aLine(portal(), { category_id: category.id, price_minor: 33_333, load_percentage: 50 }, as)
    await anExpense(portal(), { item_id: line.id, date, amount_minor: 1234 }, as)
  }
  return { as, id: project.id }
}

describe('the report of a project', () => {
  test('contains the project, its activities by start date and the totals of the budget', async () => {
    const { as, id } = await aFullProject()
    const report = await get(`/projects/${id}/report`, as)
    expect(report.as_of).toBe('2026-03-10')
    expect(report.project).toEqual(await get(`/projects/${id}`, as))
    expect(report.activities).toEqual(await get(`/activities?project_id=${id}&sort=start_date`, as))
    expect(report.activities).toHaveLength(2)
    expect(report.totals).toEqual((await get(`/projects/${id}/budget`, as)).totals)
    expect(report.totals.spent_minor).toBe(2468)
  })

  test('omits activities and totals that the person may not see', async () => {
    const { id } = await aFullProject()
    const reader = (...rights: `${string}.${string}`[]) =>
      staffWith(portal(), 'projects.download_report', 'projects.view_all', ...rights)
    expect(await get(`/projects/${id}/report`, await reader())).toMatchObject({ activities: null, totals: null })
    const withActivities = await get(`/projects/${id}/report`, await reader('activities.view'))
    expect(withActivities).toMatchObject({ activities: { length: 2 }, totals: null })
    const withSums = await get(`/projects/${id}/report`, await reader('budget.view'))
    expect(withSums).toMatchObject({ activities: null, totals: { spent_minor: 2468 } })
  })
})

describe('the report of a budget', () => {
  test('contains the budget, all expenses from the oldest and the months, like the screens', async () => {
    const { as, id } = await aFullProject()
    const report = await get(`/projects/${id}/budget_report`, as)
    expect(report.as_of).toBe('2026-03-10')
    expect(report.budget).toEqual(await get(`/projects/${id}/budget`, as))
    expect(report.expenses).toEqual(await get(`/expenses?project_id=${id}&sort=date`, as))
    expect(report.monthly).toEqual(await get(`/projects/${id}/monthly`, as))
  })

  test('has equal sums of expenses, lines and months', async () => {
    const { as, id } = await aFullProject()
    const { budget, expenses, monthly } = await get(`/projects/${id}/budget_report`, as)
    const sum = (rows: Record<string, number>[], field: string) => rows.reduce((all, row) => all + (row[field] ?? 0), 0)
    expect(sum(expenses, 'amount_minor')).toBe(2468)
    expect(sum(budget.items, 'spent_minor')).toBe(2468)
    expect(sum(monthly.months, 'actual_minor')).toBe(2468)
    expect(budget.totals).toEqual(monthly.totals)
  })
})

describe('a report', () => {
  test.each([
    ['report', 'projects.download_report', ['projects.view', 'budget.download_report']],
    ['budget_report', 'budget.download_report', ['budget.view', 'projects.download_report']],
  ] as const)('%s needs its own privilege and access to the project', async (path, right, others) => {
    const { id } = await aFullProject()
    const address = `/projects/${id}/${path}`
    expect(await statusOf(address, await staffWith(portal(), 'projects.view_all', ...others))).toBe(403)
    expect(await statusOf(address, await staffWith(portal(), right))).toBe(404)
    expect(await statusOf(address, await staffWith(portal(), right, 'projects.view_all'))).toBe(200)
  })

  test('of a project needs only team membership, not projects.view_all', async () => {
    const { as, id } = await aFullProject()
    const member = await staffWith(portal(), 'budget.download_report')
    const { version } = await get(`/projects/${id}`, as)
    const body = { version, user_ids: [member.id] }
    expect((await portal().call('PATCH', `/projects/${id}/team`, { as, body })).status).toBe(200)
    expect(await statusOf(`/projects/${id}/budget_report`, member)).toBe(200)
  })
})
