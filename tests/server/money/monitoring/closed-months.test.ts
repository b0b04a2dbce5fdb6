import { expect, test } from 'vitest'
import { aCategory, aLine, anExpense, aProject } from '../../support/made.ts'
import { staffWith } from '../../support/people/holders.ts'
import { type Person, usePortal } from '../../support/portal.ts'
import { csv, importClientOf } from '../imports/import-client.ts'

const portal = usePortal()

const closed = [{ path: 'date', code: 'month_closed' }]

const aBudget = async () => {
  const as = await portal().person('sysadmin')
  const { id } = await aProject(portal(), { currency: 'eur' }, as)
  const category = await aCategory(portal(), { project_id: id }, as)
  const line = await aLine(portal(), { category_id: category.id }, as)
  const call = (month: string, what: 'closed' | 'reopened', more = {}, person: Person = as) => {
    const body = { month, reason: 'Agreed with the auditor', ...more }
    return portal().call('POST', `/projects/${id}/${what}_months`, { as: person, body })
  }
  return { as, id, line, call }
}

test('rejects posting, editing, deleting, restoring, rating, and importing in a closed month until it is reopened', async () => {
  const { as, id, line, call } = await aBudget()
  const [january, february] = [
    await anExpense(portal(), { item_id: line.id, date: '2026-01-10' }, as),
    await anExpense(portal(), { item_id: line.id, date: '2026-02-10' }, as),
  ]
  const gone = await anExpense(portal(), { item_id: line.id, date: '2026-01-11' }, as)
  const remove = (expense: { id: string; version: number }) =>
    portal().call('DELETE', `/expenses/${expense.id}`, { as, body: { version: expense.version, reason: 'Twice' } })
  await remove(gone)
  expect((await call('2026-01', 'closed', { reason: ' ' })).body.errors).toEqual([
    { path: 'reason', code: 'field_empty' },
  ])
  const given = { reason: 'Reported to the donor', explanation: 'Nothing was planned' }
  expect((await call('2026-01', 'closed', given)).body.data).toMatchObject({
    ...{ month: '2026-01', is_closed: true },
  })
  const fields = { item_id: line.id, amount_minor: 100, description: 'Fee' }
  const post = (date: string, more = {}) =>
    portal().call('POST', '/expenses', { as, body: { ...fields, date, ...more } })
  const change = (expense: { id: string; version: number }, date: string) =>
    portal().call('PATCH', `/expenses/${expense.id}`, { as, body: { ...fields, date, version: expense.version } })
  const restore = () => portal().call('POST', `/expenses/${gone.id}/restore`, { as, body: {} })
  const refused = [
    await post('2026-01-31'),
    await post('2026-01-01', { amount_minor: -50, reason: 'Sent back' }),
    await change(january, '2026-01-12'),
    await change(january, '2026-02-01'),
    await change(february, '2026-01-31'),
    await remove(january),
    await restore(),
  ]
  expect(refused.map(({ body }) => body.errors)).toEqual(refused.map(() => closed))
  const client = importClientOf(portal(), as)
  const rows = csv(
    'Item code,Date,Amount,Description',
    `${line.code},2026-01-05,1,Fee`,
    `${line.code},2026-02-05,1,Fee`,
  )
  const file = await client.apply(await client.sent(id, 'expenses', rows))
  expect(file.body.errors).toEqual([{ path: 'rows.2.date', code: 'month_closed' }])
  await portal().database.pool.query(
    `INSERT INTO exchange_rates (id, "from", "to", rate, effective_date, source)
     VALUES (gen_random_uuid(), 'eur', 'usd', 1.1, '2026-01-01', 'bank')`,
  )
  const rated = await portal().call('POST', `/projects/${id}/expense_rates`, { as, body: {} })
  expect(rated.body.data).toEqual({ rated: 1, without_rate: 1 })
  // Other months stay open.
  expect((await post('2026-02-28')).status).toBe(200)
  expect((await call('2026-01', 'reopened', { reason: ' ' })).body.errors).toEqual([
    { path: 'reason', code: 'field_empty' },
  ])
  expect((await call('2026-01', 'reopened', { reason: 'A late invoice' })).body.data.is_closed).toBe(false)
  expect([(await post('2026-01-31')).status, (await restore()).status]).toEqual([200, 200])
  const { body } = await portal().call('GET', `/history?of_kind=project&of_id=${id}`, { as })
  // The history also has the restored expense.
  const ofProject = body.data.filter((one: { of: string }) => one.of === 'record')
  expect(ofProject.slice(0, 2)).toMatchObject([
    { action: 'reopen_month', month: '2026-01', reason: 'A late invoice', by: { id: as.id } },
    { action: 'close_month', month: '2026-01', reason: 'Reported to the donor', by: { id: as.id } },
  ])
})

test('lets only directors and system administrators reopen a closed month', async () => {
  const { id, call } = await aBudget()
  const officer = await staffWith(portal(), 'budget.edit_expense', 'projects.view_all')
  const director = await portal().person('project_director')
  const rightsOf = async (as: Person) => (await portal().call('GET', `/projects/${id}/monthly`, { as })).body.data.can
  expect((await call('2026-01', 'closed', {}, officer)).status).toBe(200)
  expect((await call('2026-01', 'reopened', {}, officer)).status).toBe(403)
  expect(await rightsOf(officer)).toMatchObject({ close: true, reopen: false })
  expect(await rightsOf(director)).toMatchObject({ close: true, reopen: true })
  expect((await call('2026-01', 'reopened', {}, director)).body.data.is_closed).toBe(false)
})

test('lets accounts that may post close a month that has begun, and closes it only once', async () => {
  const { as, id, call } = await aBudget()
  expect((await call('2026-12', 'closed')).body.errors).toEqual([{ path: 'month', code: 'date_future' }])
  expect((await call('2031-01', 'closed')).body.errors).toEqual([{ path: 'month', code: 'unknown_value' }])
  const viewer = await staffWith(portal(), 'budget.view', 'projects.view_all')
  expect((await call('2026-01', 'closed', {}, viewer)).status).toBe(403)
  expect((await call('2026-01', 'closed', {}, await staffWith(portal(), 'budget.edit_expense'))).status).toBe(404)
  await Promise.all([call('2026-01', 'closed'), call('2026-01', 'closed'), call('2026-02', 'closed')])
  const monthly = (await portal().call('GET', `/projects/${id}/monthly`, { as })).body.data
  const months = monthly.months.filter((one: { is_closed: boolean }) => one.is_closed)
  expect(months.map((one: { month: string }) => one.month)).toEqual(['2026-01', '2026-02'])
  const { rows } = await portal().database.pool.query('SELECT closed_months FROM projects WHERE id = $1', [id])
  expect(rows[0].closed_months.toSorted()).toEqual(['2026-01', '2026-02'])
})
