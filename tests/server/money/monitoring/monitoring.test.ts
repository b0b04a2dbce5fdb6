import { beforeAll, describe, expect, test } from 'vitest'
import { setClock } from '../../support/clock.ts'
import { aLine, anActivity, anExpense, aProject, auditOf } from '../../support/made.ts'
import { staffWith } from '../../support/people/holders.ts'
import { type Person, usePortal } from '../../support/portal.ts'
import { aPlannedProject, period } from './a-planned-project.ts'

const portal = usePortal()

beforeAll(() => setClock(portal(), '2026-01-02T12:00:00Z'))

const monitored = () => aPlannedProject(portal())

const read = async (id: string, as: Person) => (await portal().call('GET', `/projects/${id}/monthly`, { as })).body.data

const explain = (id: string, as: Person, body: object) =>
  portal().call('PATCH', `/projects/${id}/monthly`, { as, body })

describe('the months of a project', () => {
  test('compare planned with spent amounts, cumulatively too, and require an explanation above ten per cent', async () => {
    const { as, project, line } = await monitored()
    setClock(portal(), '2026-03-11T12:00:00Z')
    await anExpense(portal(), { item_id: line.id, date: '2026-01-31', amount_minor: 33_000 }, as)
    await anExpense(portal(), { item_id: line.id, date: '2026-02-01', amount_minor: 20_000 }, as)
    await anExpense(portal(), { item_id: line.id, date: '2026-02-28', amount_minor: 6_999 }, as)
    await anExpense(portal(), { item_id: line.id, date: '2025-12-31', amount_minor: 1 }, as)
    const data = await read(project.id, as)
    const rows = data.months.map((one: Record<string, unknown>) => [
      one.month,
      one.phase,
      one.plan_minor,
      one.actual_minor,
      one.variance_minor,
      one.variance_percent,
      one.cumulative_plan_minor,
      one.cumulative_actual_minor,
      one.needs_explanation,
    ])
    expect(rows).toEqual([
      ['2025-12', 'past', 0, 1, 1, null, 0, 1, true],
      ['2026-01', 'past', 30_000, 33_000, 3000, 10, 30_000, 33_001, false],
      ['2026-02', 'past', 30_000, 26_999, -3001, -10, 60_000, 60_000, true],
      ['2026-03', 'running', 30_000, 0, -30_000, -100, 90_000, 60_000, false],
      ['2026-04', 'coming', 10_000, 0, -10_000, -100, 100_000, 60_000, false],
    ])
    expect(data).toMatchObject({
      this_month: '2026-03',
      totals: { total_minor: 100_000, spent_minor: 60_000, committed_minor: 0, surplus_minor: 40_000 },
      burn_percent: 60,
      time_percent: 70,
      can: { explain: true },
    })
  })

  test('include one in which more was refunded than spent, in the forecast too', async () => {
    const { as, project, line } = await monitored()
    setClock(portal(), '2026-03-11T12:00:00Z')
    await anExpense(portal(), { item_id: line.id, date: '2026-01-31', amount_minor: 30_000 }, as)
    await anExpense(portal(), { item_id: line.id, date: '2025-12-31', amount_minor: -1000 }, as)
    const { months, totals } = await read(project.id, as)
    expect(months[0]).toMatchObject({ month: '2025-12', actual_minor: -1000, cumulative_actual_minor: -1000 })
    expect(months.at(-1).cumulative_actual_minor).toBe(totals.spent_minor)
    const { body } = await portal().call('GET', `/projects/${project.id}/forecast`, { as })
    // Past months count what was spent, and the coming ones what is planned.
    expect(body.data.rows[0].forecast_minor).toBe(-1000 + 30_000 + 0 + 30_000 + 10_000)
  })

  test('require an explanation while running only when spending exceeds the plan by more than ten per cent', async () => {
    const { as, project, line } = await monitored()
    setClock(portal(), '2026-03-11T12:00:00Z')
    const asks = async (amount_minor: number) => {
      await anExpense(portal(), { item_id: line.id, date: '2026-03-10', amount_minor }, as)
      const { months } = await read(project.id, as)
      return months.find(({ month }: { month: string }) => month === '2026-03').needs_explanation
    }
    expect([await asks(1), await asks(32_999), await asks(1)]).toEqual([false, false, true])
    setClock(portal(), '2026-04-01T12:00:00Z')
    const { months } = await read(project.id, as)
    expect(months.map((one: Record<string, unknown>) => one.needs_explanation)).toEqual([true, true, true, false])
  })

  test('match the sums of the planned months, expenses, and activities that they link to', async () => {
    const { as, project, line } = await monitored()
    const other = await aLine(portal(), { category_id: line.category_id }, as)
    const plan = [
      { month: '2026-02', amount_minor: 60_001 },
      { month: '2026-04', amount_minor: 39_999 },
    ]
    const body = { version: 2, rows: [{ item_id: other.id, months: plan }] }
    expect((await portal().call('PATCH', `/projects/${project.id}/forecast`, { as, body })).status).toBe(200)
    setClock(portal(), '2026-03-11T12:00:00Z')
    await anExpense(portal(), { item_id: line.id, date: '2026-02-28', amount_minor: 7001 }, as)
    await anExpense(portal(), { item_id: other.id, date: '2026-02-01', amount_minor: 333 }, as)
    await anExpense(portal(), { item_id: other.id, date: '2026-03-11', amount_minor: 1 }, as)
    for (const planned_beneficiaries of [30, 10])
      await anActivity(portal(), { project_id: project.id, ...period, planned_beneficiaries }, as)
    const get = async (path: string) => (await portal().call('GET', path, { as })).body
    const sumOf = (rows: Record<string, number>[], name: string) => rows.reduce((sum, one) => sum + (one[name] ?? 0), 0)
    const data = await read(project.id, as)
    const forecast = (await get(`/projects/${project.id}/forecast`)).data
    const rows = forecast.rows.flatMap((row: { months: object[] }) => row.months)
    for (const one of data.months) {
      const until = rows.filter(({ month }: { month: string }) => month <= one.month)
      const within = until.filter(({ month }: { month: string }) => month === one.month)
      const spent = (filter: string) => get(`/expenses?project_id=${project.id}&${filter}=${one.month}`)
      expect(one).toMatchObject({
        plan_minor: sumOf(within, 'plan_minor'),
        cumulative_plan_minor: sumOf(until, 'plan_minor'),
        actual_minor: (await spent('month')).sum_minor,
        cumulative_actual_minor: (await spent('until')).sum_minor,
        variance_minor: sumOf(within, 'actual_minor') - sumOf(within, 'plan_minor'),
      })
    }
    expect(data.months[1]).toMatchObject({ plan_minor: 90_001, actual_minor: 7334 })
    const activities = (await get(`/activities?project_id=${project.id}`)).data
    expect(data.planned_beneficiaries).toBe(sumOf(activities, 'planned_beneficiaries'))
  })

  test('keep the plan of a past month when later months are planned again', async () => {
    const { as, project, line } = await monitored()
    setClock(portal(), '2026-02-11T12:00:00Z')
    const months = [{ month: '2026-04', amount_minor: 40_000 }]
    const body = { version: 2, rows: [{ item_id: line.id, months }] }
    expect((await portal().call('PATCH', `/projects/${project.id}/forecast`, { as, body })).status).toBe(200)
    const plans = (await read(project.id, as)).months.map(({ plan_minor }: { plan_minor: number }) => plan_minor)
    expect(plans).toEqual([30_000, 30_000, 30_000, 40_000])
  })

  test('include the beneficiaries of all activities, with null percentages when nothing is planned', async () => {
    const { as, project } = await monitored()
    expect(await read(project.id, as)).toMatchObject({ planned_beneficiaries: 0, beneficiaries_percent: null })
    const activity = await anActivity(portal(), { project_id: project.id, ...period, planned_beneficiaries: 30 }, as)
    await anActivity(portal(), { project_id: project.id, ...period, planned_beneficiaries: 10 }, as)
    await portal().database.pool.query('UPDATE activities SET actual_beneficiaries = 25 WHERE id = $1', [activity.id])
    expect(await read(project.id, as)).toMatchObject({
      planned_beneficiaries: 40,
      actual_beneficiaries: 25,
      beneficiaries_percent: 62.5,
    })
    const empty = await aProject(portal(), period, as)
    expect(await read(empty.id, as)).toMatchObject({ burn_percent: null, time_percent: 2, months: { length: 4 } })
  })
})

describe('an explanation', () => {
  test('is stored with author and time, can be edited, and is audited without its text', async () => {
    const { as, project } = await monitored()
    setClock(portal(), '2026-02-11T12:00:00Z')
    const first = await explain(project.id, as, { version: 1, month: '2026-01', explanation: 'تأخر التوريد' })
    expect(first.body.data).toMatchObject({
      month: '2026-01',
      version: 2,
      needs_explanation: true,
      explanation: { text: 'تأخر التوريد', by: { id: as.id, full_name_en: 'Nour Saleh' } },
    })
    expect(first.body.data.explanation.at.slice(0, 13)).toBe('2026-02-11T12')
    const other = await portal().person('sysadmin')
    const second = await explain(project.id, other, { version: 2, month: '2026-01', explanation: 'Late delivery' })
    expect(second.body.data).toMatchObject({ version: 3, explanation: { text: 'Late delivery', by: { id: other.id } } })
    const stale = await explain(project.id, as, { version: 2, month: '2026-01', explanation: 'Mine' })
    expect(stale).toMatchObject({ status: 409, body: { code: 'changed_meanwhile', data: second.body.data } })
    expect((await read(project.id, as)).months[0]).toEqual(second.body.data)
    expect(await auditOf(portal(), 'monitoring', project.id)).toEqual(['explain', 'explain'])
    const { rows } = await portal().database.pool.query(`SELECT details FROM audit WHERE entity = 'monitoring'`)
    expect(rows[0]).toEqual({ details: { month: '2026-01' } })
  })

  test('is rejected for a future or unknown month, and when it is empty', async () => {
    const { as, project } = await monitored()
    const refused = async (month: string, explanation = 'x') =>
      (await explain(project.id, as, { version: 1, month, explanation })).body.errors
    expect(await refused('2026-02')).toEqual([{ path: 'month', code: 'date_future' }])
    expect(await refused('2025-12')).toEqual([{ path: 'month', code: 'unknown_value' }])
    expect(await refused('2026-01', ' ')).toEqual([{ path: 'explanation', code: 'field_empty' }])
    expect(await refused('2026-13')).toEqual([{ path: 'month', code: 'wrong_type' }])
  })

  test('is accepted for a running month that doesn’t require one', async () => {
    const { as, project } = await monitored()
    const answer = await explain(project.id, as, { version: 1, month: '2026-01', explanation: 'The order comes late' })
    expect(answer.body.data).toMatchObject({
      ...{ phase: 'running', needs_explanation: false, version: 2 },
      explanation: { text: 'The order comes late' },
    })
  })

  test('requires the privilege to post expenses and access to the project', async () => {
    const { project } = await monitored()
    const body = { version: 1, month: '2026-01', explanation: 'x' }
    const viewer = await staffWith(portal(), 'budget.view', 'projects.view_all')
    expect((await read(project.id, viewer)).can).toEqual({ explain: false, close: false, reopen: false })
    expect((await explain(project.id, viewer, body)).status).toBe(403)
    expect((await explain(project.id, await staffWith(portal(), 'budget.edit_expense'), body)).status).toBe(404)
    const stranger = await staffWith(portal(), 'budget.view')
    expect((await portal().call('GET', `/projects/${project.id}/monthly`, { as: stranger })).status).toBe(404)
    expect(
      (await explain(project.id, await staffWith(portal(), 'budget.edit_expense', 'projects.view_all'), body)).status,
    ).toBe(200)
  })
})
