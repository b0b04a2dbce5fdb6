import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { setClock } from '../../support/clock.ts'
import { aCategory, aLine, anExpense, aProject, auditOf } from '../../support/made.ts'
import { staffWith } from '../../support/people/holders.ts'
import { openPortal, type Person, type Portal, usePortal } from '../../support/portal.ts'

const portal = usePortal()

beforeAll(() => setClock(portal(), '2026-03-15T12:00:00Z'))

const period = { start_date: '2026-01-10', end_date: '2026-05-20' }

/** Creates a project of five months with one line of 1,000.00. */
const planned = async (on: Portal = portal()) => {
  const as = await on.person('sysadmin')
  const project = await aProject(on, period, as)
  const category = await aCategory(on, { project_id: project.id }, as)
  const line = await aLine(on, { category_id: category.id, code: 'A' }, as)
  return { as, project, category, line }
}

const read = async (id: string, as: Person, on: Portal = portal()) =>
  (await on.call('GET', `/projects/${id}/forecast`, { as })).body.data

const save = (id: string, as: Person, version: number, rows: object[], on: Portal = portal()) =>
  on.call('PATCH', `/projects/${id}/forecast`, { as, body: { version, rows } })

const months = (plan: Record<string, number>) =>
  Object.entries(plan).map(([month, amount_minor]) => ({ month, amount_minor }))

describe('a forecast', () => {
  test('covers the months of the period and those with expenses, and locks past months to what was spent', async () => {
    const { as, project, line } = await planned()
    await anExpense(portal(), { item_id: line.id, date: '2025-12-31', amount_minor: 1000 }, as)
    await anExpense(portal(), { item_id: line.id, date: '2026-02-28', amount_minor: 9000 }, as)
    await anExpense(portal(), { item_id: line.id, date: '2026-03-01', amount_minor: 500 }, as)
    const data = await read(project.id, as)
    expect(data).toMatchObject({ this_month: '2026-03', version: 1, can: { edit: true }, project: { id: project.id } })
    const past = { locked: true, is_open: true, baseline_minor: 0 }
    const coming = { locked: false, is_open: true, baseline_minor: 0 }
    expect(data.months).toEqual([
      { month: '2025-12', ...past, plan_minor: 0, actual_minor: 1000 },
      { month: '2026-01', ...past, plan_minor: 0, actual_minor: 0 },
      { month: '2026-02', ...past, plan_minor: 0, actual_minor: 9000 },
      { month: '2026-03', ...coming, plan_minor: 0, actual_minor: 500 },
      { month: '2026-04', ...coming, plan_minor: 0, actual_minor: 0 },
      { month: '2026-05', ...coming, plan_minor: 0, actual_minor: 0 },
    ])
    expect(data.rows).toMatchObject([
      {
        item: { id: line.id, code: 'A', name: line.name },
        category: { id: line.category_id },
        total_minor: 100_000,
        forecast_minor: 10_000,
        difference_minor: 90_000,
      },
    ])
    expect(data.rows[0].months).toHaveLength(3)
  })

  test('is saved when each row matches its line’s total, keeps months that the request omits, and is audited', async () => {
    const { as, project, line } = await planned()
    await anExpense(portal(), { item_id: line.id, date: '2026-02-01', amount_minor: 10_000 }, as)
    const rows = (plan: Record<string, number>) => [{ item_id: line.id, months: months(plan) }]
    const first = await save(project.id, as, 1, rows({ '2026-03': 30_000, '2026-04': 60_000 }))
    expect(first.body.data).toMatchObject({ version: 2, rows: [{ difference_minor: 0 }] })
    const second = await save(project.id, as, 2, rows({ '2026-04': 0, '2026-05': 60_000 }))
    expect(second.body.data.rows[0].months).toEqual([
      { month: '2026-02', plan_minor: 0, actual_minor: 10_000 },
      { month: '2026-03', plan_minor: 30_000, actual_minor: 0 },
      { month: '2026-05', plan_minor: 60_000, actual_minor: 0 },
    ])
    expect(await read(project.id, as)).toEqual(second.body.data)
    expect(await auditOf(portal(), 'forecasts', project.id)).toEqual(['edit', 'edit'])
  })

  test('is rejected when rows don’t match their totals, names each such row, and stores nothing', async () => {
    const { as, project, category, line } = await planned()
    const others = [
      await aLine(portal(), { category_id: category.id }),
      await aLine(portal(), { category_id: category.id }),
    ]
    const rows = [
      { item_id: line.id, months: months({ '2026-03': 99_999 }) },
      { item_id: others[0].id, months: months({ '2026-03': 1, '2026-05': 99_999 }) },
      { item_id: others[1].id, months: [] },
    ]
    const before = await read(project.id, as)
    const answer = await save(project.id, as, 1, rows)
    expect([answer.status, answer.body.errors]).toEqual([
      400,
      [
        { path: 'rows.0', code: 'not_line_total' },
        { path: 'rows.2', code: 'not_line_total' },
      ],
    ])
    expect(await read(project.id, as)).toEqual(before)
  })

  test('counts what was spent in past months instead of what was planned', async () => {
    const { as, project, line } = await planned()
    setClock(portal(), '2026-01-20T12:00:00Z')
    const row = (plan: Record<string, number>) => [{ item_id: line.id, months: months(plan) }]
    expect((await save(project.id, as, 1, row({ '2026-01': 40_000, '2026-03': 60_000 }))).status).toBe(200)
    await anExpense(portal(), { item_id: line.id, date: '2026-01-20', amount_minor: 25_000 }, as)
    setClock(portal(), '2026-03-15T12:00:00Z')
    const late = await read(project.id, as)
    // The plan of January is unchanged, and the row must be planned again.
    expect(late.rows[0].months[0]).toEqual({ month: '2026-01', plan_minor: 40_000, actual_minor: 25_000 })
    expect(late.rows[0].difference_minor).toBe(15_000)
    const unmended = await save(project.id, as, 2, row({ '2026-04': 0 }))
    expect(unmended.body.errors).toEqual([{ path: 'rows.0', code: 'not_line_total' }])
    const corrected = await save(project.id, as, 2, row({ '2026-03': 75_000 }))
    expect(corrected.body.data.rows[0].months[0]).toEqual({
      month: '2026-01',
      plan_minor: 40_000,
      actual_minor: 25_000,
    })
  })

  test('names months that are locked, unknown, or duplicated, and lines that are unknown or duplicated', async () => {
    const { as, project, line } = await planned()
    const foreign = await aLine(portal())
    const rows = [
      {
        item_id: line.id,
        months: [...months({ '2026-02': 1, '2026-06': 1, '2026-04': 1 }), ...months({ '2026-04': 2 })],
      },
      { item_id: foreign.id, months: [] },
      { item_id: line.id, months: [] },
      { item_id: randomUUID(), months: months({ '2026-03': 1 }) },
    ]
    // After the first plan, all past months are locked.
    await save(project.id, as, 1, [{ item_id: line.id, months: months({ '2026-01': 1 }) }])
    expect((await save(project.id, as, 2, rows)).body.errors).toEqual([
      { path: 'rows.0.months.0.month', code: 'date_past' },
      { path: 'rows.0.months.1.month', code: 'unknown_value' },
      { path: 'rows.0.months.3.month', code: 'unknown_value' },
      { path: 'rows.1.item_id', code: 'unknown_value' },
      { path: 'rows.2.item_id', code: 'unknown_value' },
      { path: 'rows.3.item_id', code: 'unknown_value' },
    ])
  })

  test('rejects a save of a stale version and returns the current forecast', async () => {
    const { as, project, line } = await planned()
    const rows = [{ item_id: line.id, months: months({ '2026-03': 100_000 }) }]
    const { body } = await save(project.id, as, 1, rows)
    const stale = await save(project.id, as, 1, rows)
    expect(stale).toMatchObject({ status: 409, body: { code: 'changed_meanwhile', data: body.data } })
    const both = await Promise.all([save(project.id, as, 2, rows), save(project.id, as, 2, rows)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('requires the privilege and access to the project to read or save', async () => {
    const { project, line } = await planned()
    const rows = [{ item_id: line.id, months: months({ '2026-03': 100_000 }) }]
    const viewer = await staffWith(portal(), 'budget.view', 'projects.view_all')
    expect((await read(project.id, viewer)).can).toMatchObject({ edit: false })
    expect((await save(project.id, viewer, 1, rows)).status).toBe(403)
    expect((await save(project.id, await staffWith(portal(), 'budget.edit_item'), 1, rows)).status).toBe(404)
    const stranger = await staffWith(portal(), 'budget.view')
    expect((await portal().call('GET', `/projects/${project.id}/forecast`, { as: stranger })).status).toBe(404)
    const editor = await staffWith(portal(), 'budget.edit_item', 'projects.view_all')
    expect((await save(project.id, editor, 1, rows)).status).toBe(200)
  })
})

describe('a forecast around the start of a month', () => {
  test.each([
    ['Pacific/Kiritimati', '2026-02-28T10:30:00Z', '2026-03'],
    ['Pacific/Kiritimati', '2026-02-28T09:30:00Z', '2026-02'],
    ['Pacific/Pago_Pago', '2026-03-01T10:30:00Z', '2026-02'],
    ['Pacific/Pago_Pago', '2026-03-01T11:30:00Z', '2026-03'],
  ])('in %s at %s is in the month %s, and locks only earlier months', async (TIME_ZONE, moment, month) => {
    const there = await openPortal({ TIME_ZONE })
    try {
      setClock(there, moment)
      const { as, project, line } = await planned(there)
      const data = await read(project.id, as, there)
      expect(data.this_month).toBe(month)
      const open = data.months.filter(({ locked }: { locked: boolean }) => !locked)
      expect(open[0].month).toBe(month)
      await save(project.id, as, 1, [{ item_id: line.id, months: months({ '2026-01': 1 }) }], there)
      const rows = [{ item_id: line.id, months: months({ '2026-02': 100_000 }) }]
      const answer = await save(project.id, as, 2, rows, there)
      expect(answer.status).toBe(month === '2026-02' ? 200 : 400)
    } finally {
      await there.close()
    }
  })
})
