import { beforeAll, expect, test } from 'vitest'
import { setClock } from '../../support/clock.ts'
import { aLine, anExpense, aProject } from '../../support/made.ts'
import { staffWith } from '../../support/people/holders.ts'
import { type Person, usePortal } from '../../support/portal.ts'

const portal = usePortal()

beforeAll(() => setClock(portal(), '2026-03-15T12:00:00Z'))

const call = async (as: Person, method: 'DELETE' | 'PATCH' | 'POST', path: string, body?: object) => {
  const answer = await portal().call(method, path, { as, ...(body && { body }) })
  expect([path, answer.status]).toEqual([path, 200])
  return answer.body.data
}

const historyOf = (as: Person, kind: string, id: string) =>
  portal().call('GET', `/history?of_kind=${kind}&of_id=${id}`, { as })

const indicator = { name: 'Wells in use', unit: 'wells', baseline: 0, target: 12 }

test("a project's history has its forecast, categories, lines and expenses with their names", async () => {
  const as = await portal().person('sysadmin')
  const project = await aProject(portal(), { start_date: '2026-03-01', end_date: '2026-04-30' }, as)
  const category = await call(as, 'POST', '/budget_categories', { project_id: project.id, code: 'A', name: 'Staff' })
  const [kept, gone] = [
    await aLine(portal(), { category_id: category.id, code: 'A1' }, as),
    await aLine(portal(), { category_id: category.id, code: 'A2', name: 'Driver' }, as),
  ]
  await call(as, 'PATCH', `/budget_categories/${category.id}`, { version: 1, name: 'People' })
  await call(as, 'DELETE', `/budget_items/${gone.id}`, { version: 1, reason: 'The donor pays it' })
  const months = [{ month: '2026-03', amount_minor: kept.total_minor }]
  await call(as, 'PATCH', `/projects/${project.id}/forecast`, { version: 1, rows: [{ item_id: kept.id, months }] })
  const fee = await anExpense(portal(), { item_id: kept.id, date: '2026-03-02', amount_minor: 100 }, as)
  await call(as, 'DELETE', `/expenses/${fee.id}`, { version: 1, reason: 'Posted twice' })
  const explained = { version: 1, month: '2026-03', explanation: 'The trainer came later' }
  await call(as, 'PATCH', `/projects/${project.id}/monthly`, explained)
  expect((await historyOf(as, 'project', project.id)).body.data).toMatchObject([
    { of: 'record', action: 'explain', month: '2026-03' },
    { of: 'expense', action: 'delete', amount_minor: 100, reason: 'Posted twice', expense: { is_deleted: true } },
    { of: 'record', action: 'plan', by: { id: as.id } },
    {
      ...{ of: 'line', action: 'delete', name: 'A2 Driver', reason: 'The donor pays it' },
      removal: { of: 'budget_items', id: gone.id, money: [{ planned_minor: 100_000 }], can_restore: true },
    },
    {
      ...{ of: 'category', action: 'edit', name: 'A People', fields: ['name'] },
      values: [{ field: 'name', before: 'Staff', after: 'People' }],
    },
    { of: 'category', action: 'add', name: 'A Staff' },
    { of: 'record', action: 'add' },
  ])
  // People who see the project but no budgets get no entries of the budget.
  const other = await staffWith(portal(), 'projects.view', 'projects.view_all')
  expect((await historyOf(other, 'project', project.id)).body.data).toMatchObject([{ of: 'record', action: 'add' }])
})

test("an indicator's history has its changes and replaced values of the same day", async () => {
  const as = await portal().person('sysadmin')
  const project = await aProject(portal(), {}, as)
  const { id } = await call(as, 'POST', '/indicators', { ...indicator, project_id: project.id })
  await call(as, 'PATCH', `/indicators/${id}`, { ...indicator, target: 15, version: 1 })
  const value = (version: number, of: number) =>
    call(as, 'POST', `/indicators/${id}/values`, { version, date: '2026-02-01', value: of, note: '' })
  await value(2, 4)
  await value(3, 5)
  expect((await historyOf(as, 'indicator', id)).body.data).toMatchObject([
    { of: 'record', action: 'record', day: '2026-02-01', values: [{ field: 'value', before: 4, after: 5 }] },
    { of: 'record', action: 'record', values: [{ field: 'value', before: null, after: 4 }] },
    { of: 'record', action: 'edit', values: [{ field: 'target', before: 12, after: 15 }] },
    { of: 'record', action: 'add' },
  ])
  const coming = { version: 4, date: '2026-12-31', value: 6, note: '' }
  const early = await portal().call('POST', `/indicators/${id}/values`, { as, body: coming })
  expect(early.body.errors).toEqual([{ path: 'date', code: 'date_future' }])
  const stranger = await staffWith(portal(), 'projects.view')
  expect((await historyOf(stranger, 'indicator', id)).status).toBe(404)
  await call(as, 'DELETE', `/indicators/${id}`, { version: 4 })
  const [last] = (await historyOf(as, 'project', project.id)).body.data
  expect(last).toMatchObject({ of: 'indicator', action: 'delete', name: 'Wells in use' })
})

test('histories of accounting codes and trainers have values before and after, and are hidden from others', async () => {
  const as = await portal().person('sysadmin')
  const code = { code: '6100', name_en: 'Travel', name_ar: 'السفر', active: true }
  const { id } = await call(as, 'POST', '/accounting_codes', code)
  await call(as, 'PATCH', `/accounting_codes/${id}`, { ...code, name_en: 'Journeys', active: false, version: 1 })
  expect((await historyOf(as, 'accounting_code', id)).body.data).toMatchObject([
    { action: 'edit', fields: ['name_en', 'active'], values: [{ before: 'Travel', after: 'Journeys' }] },
    { action: 'add', by: { id: as.id } },
  ])
  const trainer = await portal().person('staff')
  await call(as, 'POST', '/trainers', { user_id: trainer.id, qualification: 'Nurse', notes: '', course_ids: [] })
  const next = { version: 2, qualification: 'Midwife', notes: '', course_ids: [] }
  await call(as, 'PATCH', `/trainers/${trainer.id}`, next)
  expect((await historyOf(as, 'trainer', trainer.id)).body.data[0]).toMatchObject({
    ...{ action: 'edit', values: [{ field: 'qualification', before: 'Nurse', after: 'Midwife' }] },
  })
  const stranger = await staffWith(portal(), 'donors.view')
  for (const [kind, of] of [['accounting_code', id] as const, ['trainer', trainer.id] as const])
    expect([kind, (await historyOf(stranger, kind, of)).status]).toEqual([kind, 404])
})
