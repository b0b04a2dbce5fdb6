import { expect, test } from 'vitest'
import { setClock } from '../../support/clock.ts'
import { aCategory, aLine, anExpense, aProject, auditOf } from '../../support/made.ts'
import { staffWith } from '../../support/people/holders.ts'
import { type Person, usePortal } from '../../support/portal.ts'

const portal = usePortal()

/** Creates a project from January to May 2026 with a line of 1,000.00. The clock says March. */
const running = async () => {
  setClock(portal(), '2026-03-15T12:00:00Z')
  const as = await portal().person('sysadmin')
  const { id } = await aProject(portal(), { start_date: '2026-01-10', end_date: '2026-05-20' }, as)
  const category = await aCategory(portal(), { project_id: id }, as)
  const line = await aLine(portal(), { category_id: category.id }, as)
  const plan = (version: number, amounts: Record<string, number>) => {
    const months = Object.entries(amounts).map(([month, amount_minor]) => ({ month, amount_minor }))
    return portal().call('PATCH', `/projects/${id}/forecast`, {
      ...{ as, body: { version, rows: [{ item_id: line.id, months }] } },
    })
  }
  const set = (version: number, person: Person = as) =>
    portal().call('POST', `/projects/${id}/baseline`, { as: person, body: { version } })
  const monthly = async (query = '') =>
    (await portal().call('GET', `/projects/${id}/monthly${query}`, { as })).body.data
  return { as, id, line, plan, set, monthly }
}

test('sets a baseline once from the current plan, and keeps it when the forecast is revised', async () => {
  const { as, id, line, plan, set, monthly } = await running()
  expect((await set(1)).body.code).toBe('transition_refused')
  await plan(1, { '2026-03': 60_000, '2026-04': 40_000 })
  expect((await set(1)).body.code).toBe('changed_meanwhile')
  const { body } = await set(2)
  expect(body.data).toMatchObject({ version: 3, baseline: { by: { id: as.id } }, can: { set_baseline: false } })
  expect((await set(3)).body.code).toBe('transition_refused')
  const revised = await plan(3, { '2026-03': 10_000, '2026-04': 10_000, '2026-05': 80_000 })
  expect(revised.body.data.months.slice(2)).toMatchObject([
    { plan_minor: 10_000, baseline_minor: 60_000 },
    { plan_minor: 10_000, baseline_minor: 40_000 },
    { plan_minor: 80_000, baseline_minor: 0 },
  ])
  await anExpense(portal(), { item_id: line.id, date: '2026-03-02', amount_minor: 15_000 }, as)
  const march = async (query?: string) => {
    const { compared, months } = await monthly(query)
    return [compared, months[2].plan_minor, months[2].variance_minor, months[2].needs_explanation]
  }
  expect(await march()).toEqual(['baseline', 60_000, -45_000, false])
  expect(await march('?compared=forecast')).toEqual(['forecast', 10_000, 5000, true])
  expect(await auditOf(portal(), 'projects', id)).toContain('set_baseline')
})

test('compares monitoring with the forecast until a baseline is set', async () => {
  const { plan, monthly } = await running()
  await plan(1, { '2026-03': 100_000 })
  expect(await monthly('?compared=baseline')).toMatchObject({ compared: 'forecast', baseline: null })
})

test('lists a project as needing an explanation when a month misses its baseline but not its revised forecast', async () => {
  const { as, id, line, plan, set } = await running()
  await plan(1, { '2026-03': 100_000 })
  await set(2)
  await plan(3, { '2026-03': 50_000, '2026-04': 50_000 })
  await anExpense(portal(), { item_id: line.id, date: '2026-03-02', amount_minor: 50_000 }, as)
  setClock(portal(), '2026-04-05T12:00:00Z')
  const list = await portal().call('GET', '/projects?waiting=explanation&limit=100', { as })
  const ids: string[] = list.body.data.map((project: { id: string }) => project.id)
  expect(ids).toContain(id)
})

test('accepts a plan of past months once, if they have none, without counting it towards the line’s total', async () => {
  const { plan, set } = await running()
  const first = await plan(1, { '2026-01': 30_000, '2026-02': 20_000 })
  expect(first.body.data).toMatchObject({
    version: 2,
    can: { plan_past: false },
    rows: [{ difference_minor: 100_000 }],
  })
  expect((await plan(2, { '2026-02': 1 })).body.errors).toEqual([{ path: 'rows.0.months.0.month', code: 'date_past' }])
  await plan(2, { '2026-03': 100_000 })
  expect((await set(3)).body.data.months[0]).toMatchObject({ plan_minor: 30_000, baseline_minor: 30_000 })
})

test('rejects a plan of past months after the baseline was set', async () => {
  const { plan, set } = await running()
  await plan(1, { '2026-03': 100_000 })
  expect((await set(2)).body.data.can.plan_past).toBe(false)
  expect((await plan(3, { '2026-01': 1 })).body.errors).toEqual([{ path: 'rows.0.months.0.month', code: 'date_past' }])
})

test('requires the privilege to edit lines for setting a baseline', async () => {
  const { id, set } = await running()
  const reader = await staffWith(portal(), 'budget.view', 'projects.view_all')
  expect((await set(1, reader)).body.code).toBe('privilege_missing')
  const { body } = await portal().call('GET', `/projects/${id}/forecast`, { as: reader })
  expect(body.data.can).toEqual({ edit: false, plan_past: false, set_baseline: false })
})
