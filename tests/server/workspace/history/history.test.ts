import { expect, test } from 'vitest'
import { aCategory, aLine, anActivity, anExpense, aProject } from '../../support/made.ts'
import { staffWith } from '../../support/people/holders.ts'
import { type Person, usePortal } from '../../support/portal.ts'

const portal = usePortal()

const historyOf = async (as: Person, kind: string, id: string, more = '') =>
  portal().call('GET', `/history?of_kind=${kind}&of_id=${id}${more}`, { as })

const aBudget = async (as: Person) => {
  const project = await aProject(portal(), {}, as)
  const category = await aCategory(portal(), { project_id: project.id }, as)
  const line = () => aLine(portal(), { category_id: category.id }, as)
  return { project, lines: [await line(), await line()] as const }
}

test("a budget line's history has its changes and its expenses, including deleted ones with their reasons", async () => {
  const as = await portal().person('sysadmin')
  const other = await portal().person('sysadmin')
  const [line] = (await aBudget(as)).lines
  await portal().call('PATCH', `/budget_items/${line.id}`, { as, body: { version: 1, price_minor: 90_000 } })
  const fee = await anExpense(portal(), { item_id: line.id, description: 'Fee', amount_minor: 500 }, as)
  const path = `/expenses/${fee.id}`
  const bare = await portal().call('DELETE', path, { as: other, body: { version: 1, reason: ' ' } })
  expect(bare.body.errors).toEqual([{ path: 'reason', code: 'field_empty' }])
  await portal().call('DELETE', path, { as: other, body: { version: 1, reason: 'Posted twice' } })
  const { data, total } = (await historyOf(as, 'budget_item', line.id)).body
  expect(total).toBe(4)
  expect(data).toMatchObject([
    {
      ...{ of: 'expense', action: 'delete', by: { id: other.id }, reason: 'Posted twice', amount_minor: 500 },
      expense: { id: fee.id, description: 'Fee', date: fee.date, is_deleted: true, can_restore: true },
    },
    { of: 'expense', action: 'add', by: { id: as.id } },
    {
      ...{ of: 'record', action: 'edit', fields: ['price_minor'], expense: null },
      values: [{ field: 'price_minor', before: 100_000, after: 90_000 }],
    },
    { of: 'record', action: 'add', fields: [] },
  ])
  // Paging loses no entry.
  const first = (await historyOf(as, 'budget_item', line.id, '&limit=3')).body
  const rest = (await historyOf(as, 'budget_item', line.id, `&limit=3&cursor=${first.next_cursor}`)).body
  expect([...first.data, ...rest.data]).toEqual(data)
  expect(rest.next_cursor).toBeNull()
  expect((await historyOf(as, 'budget_item', line.id, '&cursor=abc')).status).toBe(400)
  await portal().call('POST', `${path}/restore`, { as, body: {} })
  const back = (await historyOf(as, 'budget_item', line.id)).body.data
  expect(back[0]).toMatchObject({ action: 'restore', expense: { is_deleted: false, can_restore: false } })
  expect(back[1]).toMatchObject({ action: 'delete', reason: 'Posted twice', expense: { can_restore: false } })
})

test("a deleted expense stays in its line's history, but can be restored for 30 days only", async () => {
  const as = await portal().person('sysadmin')
  const [line] = (await aBudget(as)).lines
  const fee = await anExpense(portal(), { item_id: line.id }, as)
  const remove = (id: string) =>
    portal().call('DELETE', `/expenses/${id}`, { as, body: { version: 1, reason: 'Wrong line' } })
  await remove(fee.id)
  await portal().database.pool.query(`UPDATE deleted_expenses SET deleted_at = now() - interval '400 days'`)
  await remove((await anExpense(portal(), { item_id: line.id }, as)).id)
  const { data } = (await historyOf(as, 'budget_item', line.id)).body
  const deleted = data.filter(({ action }: { action: string }) => action === 'delete')
  expect(deleted).toMatchObject([
    { expense: { is_deleted: true, can_restore: true } },
    { expense: { id: fee.id, is_deleted: true, can_restore: false }, reason: 'Wrong line' },
  ])
  // A person with read access only cannot restore the expense.
  const reader = await staffWith(portal(), 'budget.view', 'projects.view_all')
  expect((await historyOf(reader, 'budget_item', line.id)).body.data[0].expense.can_restore).toBe(false)
})

test('an expense that was moved appears in the history of both lines', async () => {
  const as = await portal().person('sysadmin')
  const [from, to] = (await aBudget(as)).lines
  const fee = await anExpense(portal(), { item_id: from.id, amount_minor: 700 }, as)
  const body = { version: 1, item_id: to.id, date: '2026-01-31', amount_minor: 700, description: 'Fee' }
  await portal().call('PATCH', `/expenses/${fee.id}`, { as, body })
  for (const { id } of [from, to])
    expect((await historyOf(as, 'budget_item', id)).body.data[0]).toMatchObject({ of: 'expense', action: 'edit' })
})

test('histories of projects, activities and lines are visible only to people who see the record', async () => {
  const as = await portal().person('sysadmin')
  const { project, lines } = await aBudget(as)
  const activity = await anActivity(portal(), { project_id: project.id }, as)
  const { id: _, project: __, ...draft } = activity
  const changed = { ...draft, type: 'Course', name: 'Renamed', version: 1 }
  expect((await portal().call('PATCH', `/activities/${activity.id}`, { as, body: changed })).status).toBe(200)
  expect((await historyOf(as, 'activity', activity.id)).body.data[0]).toMatchObject({
    ...{ action: 'edit', fields: ['name', 'type'], by: { id: as.id } },
  })
  const ofProject = (await historyOf(as, 'project', project.id)).body.data
  expect(ofProject.at(-1)).toMatchObject({ of: 'record', action: 'add' })
  const stranger = await staffWith(portal(), 'budget.view', 'projects.view', 'activities.view')
  const blind = await staffWith(portal(), 'projects.view_all')
  for (const [person, kind, id] of [
    [stranger, 'project', project.id],
    [stranger, 'activity', activity.id],
    [stranger, 'budget_item', lines[0].id],
    [blind, 'budget_item', lines[0].id],
  ] as const)
    expect([kind, (await historyOf(person, kind, id)).status]).toEqual([kind, 404])
})

test("a project's history has values before and after, but not for long text", async () => {
  const as = await portal().person('sysadmin')
  const { project } = await aBudget(as)
  const read = async (path: string) => (await portal().call('GET', path, { as })).body.data
  const { id, can: _, donor: __, team: ___, ...row } = await read(`/projects/${project.id}`)
  const fields = [
    'code',
    'name',
    'type',
    'start_date',
    'end_date',
    'budget_minor',
    'currency',
    'program_size',
    'donor_id',
  ]
  const sent = Object.fromEntries(fields.map(name => [name, row[name] ?? __?.id]))
  const body = { ...sent, version: row.version, budget_minor: 12_000_000, drive_link: 'https://drive.test/x' }
  const answer = await portal().call('PATCH', `/projects/${id}`, { as, body })
  expect(answer.status).toBe(200)
  const [change] = (await historyOf(as, 'project', id)).body.data
  expect(change.fields.toSorted()).toEqual(['budget_minor', 'drive_link'])
  expect(change.values).toEqual([{ field: 'budget_minor', before: row.budget_minor, after: 12_000_000 }])
})
