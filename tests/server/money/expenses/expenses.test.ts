import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { dayFromNow } from '../../support/clock.ts'
import { aCategory, aLine, anExpense, aProject, auditOf } from '../../support/made.ts'
import { staffWith } from '../../support/people/holders.ts'
import { type Person, usePortal } from '../../support/portal.ts'

const portal = usePortal()

const lineNow = async (id: string) => {
  const { rows } = await portal().database.pool.query(
    'SELECT total_minor::int, spent_minor::int FROM budget_items WHERE id = $1',
    [id],
  )
  return rows[0]
}

const rate = (effective_date: string, value: number) =>
  portal().database.pool.query(
    `INSERT INTO exchange_rates (id, "from", "to", rate, effective_date, source)
     VALUES (gen_random_uuid(), 'eur', 'usd', $2, $1, 'bank')`,
    [effective_date, value],
  )

const edit = (expense: { id: string }, body: object, as: Person) =>
  portal().call('PATCH', `/expenses/${expense.id}`, { as, body })

describe('an expense', () => {
  test('adds to the spent amount of its line, is removed from it on deletion, and is audited', async () => {
    const as = await portal().person('sysadmin')
    const item = await aLine(portal())
    const typed = { date: '2026-03-04', amount_minor: 40_000, description: 'أجرة', reference: 'INV-7' }
    const added = await anExpense(portal(), { item_id: item.id, ...typed }, as)
    expect(added).toMatchObject({
      ...typed,
      item: { id: item.id, code: item.code, name: item.name },
      category: { id: item.category_id },
      currency: 'usd',
      usd_minor: 40_000,
      by: { id: as.id, full_name_en: 'Nour Saleh' },
      version: 1,
      can: { edit: true, delete: true },
    })
    expect(await lineNow(item.id)).toEqual({ total_minor: 100_000, spent_minor: 40_000 })
    const change = { version: 1, item_id: item.id, date: '2026-03-05', amount_minor: 100_000, description: 'Fee' }
    const { body } = await edit(added, change, as)
    expect(body.data).toMatchObject({ amount_minor: 100_000, date: '2026-03-05', reference: null, version: 2 })
    expect(await edit(added, change, as)).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', data: body.data },
    })
    const remove = (version: number) =>
      portal().call('DELETE', `/expenses/${added.id}`, { as, body: { version, reason: 'Posted twice' } })
    expect((await remove(1)).body.code).toBe('changed_meanwhile')
    expect((await remove(2)).status).toBe(200)
    expect((await remove(2)).status).toBe(404)
    expect(await lineNow(item.id)).toEqual({ total_minor: 100_000, spent_minor: 0 })
    expect(await auditOf(portal(), 'expenses', added.id)).toEqual(['add', 'edit', 'delete'])
    const { rows } = await portal().database.pool.query('SELECT details FROM audit WHERE entity_id = $1 ORDER BY id', [
      added.id,
    ])
    const ofLine = (amount_minor: number) => ({ item_id: item.id, amount_minor })
    const redated = { ...ofLine(100_000), date: '2026-03-05', from_date: '2026-03-04' }
    expect(rows.map(({ details }) => details)).toEqual([ofLine(40_000), redated, ofLine(100_000)])
  })

  test('can’t exceed the surplus of its line, not counting its own amount', async () => {
    const as = await portal().person('sysadmin')
    const item = await aLine(portal())
    const over = { status: 400, body: { errors: [{ path: 'amount_minor', code: 'over_surplus' }] } }
    const body = { item_id: item.id, date: '2026-01-01', description: 'Fee' }
    const post = (amount_minor: number) => portal().call('POST', '/expenses', { as, body: { ...body, amount_minor } })
    expect(await post(100_001)).toMatchObject(over)
    const first = await post(90_000)
    expect(await post(10_001)).toMatchObject(over)
    expect((await edit(first.body.data, { ...body, version: 1, amount_minor: 100_000 }, as)).status).toBe(200)
    expect(await edit(first.body.data, { ...body, version: 2, amount_minor: 100_001 }, as)).toMatchObject(over)
  })

  test('moves to another line with enough surplus, but not to another project', async () => {
    const as = await portal().person('sysadmin')
    const category = await aCategory(portal())
    const from = await aLine(portal(), { category_id: category.id })
    const to = await aLine(portal(), { category_id: category.id, price_minor: 5000 })
    const expense = await anExpense(portal(), { item_id: from.id, amount_minor: 5001 }, as)
    const move = (item_id: string, amount_minor: number) =>
      edit(expense, { version: 1, item_id, amount_minor, date: '2026-01-31', description: 'Fee' }, as)
    expect((await move(to.id, 5001)).body.errors).toEqual([{ path: 'amount_minor', code: 'over_surplus' }])
    for (const elsewhere of [(await aLine(portal())).id, randomUUID()])
      expect((await move(elsewhere, 1)).body.errors).toEqual([{ path: 'item_id', code: 'unknown_value' }])
    expect((await move(to.id, 5000)).body.data.item.id).toBe(to.id)
    expect([(await lineNow(from.id)).spent_minor, (await lineNow(to.id)).spent_minor]).toEqual([0, 5000])
  })

  test('can’t be dated after today', async () => {
    const as = await portal().person('sysadmin')
    const item = await aLine(portal())
    const day = (away: number) => dayFromNow(portal(), away)
    const body = { item_id: item.id, amount_minor: 1, description: 'Fee' }
    const post = (date: string) => portal().call('POST', '/expenses', { as, body: { ...body, date } })
    expect((await post(day(1))).body.errors).toEqual([{ path: 'date', code: 'date_future' }])
    const { data } = (await post(day(0))).body
    expect((await edit(data, { ...body, version: 1, date: day(1) }, as)).body.errors).toEqual([
      { path: 'date', code: 'date_future' },
    ])
  })

  test('keeps the rate of its day, and takes another one only when the day changes', async () => {
    const as = await portal().person('sysadmin')
    const project = await aProject(portal(), { currency: 'eur' }, as)
    const category = await aCategory(portal(), { project_id: project.id }, as)
    const item = await aLine(portal(), { category_id: category.id }, as)
    const expense = await anExpense(portal(), { item_id: item.id, date: '2026-02-10', amount_minor: 1001 }, as)
    expect([expense.usd_rate, expense.usd_minor]).toEqual([null, null])
    await rate('2026-02-01', 1.085)
    await rate('2026-02-20', 1.1)
    const body = { item_id: item.id, amount_minor: 1001, description: 'Corrected' }
    const worded = await edit(expense, { ...body, version: 1, date: '2026-02-10' }, as)
    expect([worded.body.data.usd_rate, worded.body.data.description]).toEqual([null, 'Corrected'])
    const moved = await edit(expense, { ...body, version: 2, date: '2026-02-11' }, as)
    expect([moved.body.data.usd_rate, moved.body.data.usd_minor]).toEqual([1.085, 1086])
    await rate('2026-02-05', 2)
    const later = await edit(expense, { ...body, version: 3, date: '2026-02-11', amount_minor: 2000 }, as)
    expect([later.body.data.usd_rate, later.body.data.usd_minor]).toEqual([1.085, 2170])
    const last = await edit(expense, { ...body, version: 4, date: '2026-02-28' }, as)
    expect(last.body.data.usd_rate).toBe(1.1)
    await rate('2026-03-01', 1_000_000)
    const huge = { id: randomUUID(), code: 'h', name: 'h', amount: 1, frequency: 1, load_percentage: 100 }
    await aLine(portal(), { ...huge, category_id: category.id, price_minor: 9_000_000_000_000 }, as)
    const dear = { ...body, item_id: huge.id, date: '2026-03-02', amount_minor: 9_000_000_000_000 }
    expect((await portal().call('POST', '/expenses', { as, body: dear })).body.errors).toEqual([
      { path: 'amount_minor', code: 'value_too_large' },
    ])
  })
})

test('lists expenses of one project with filters, search, and paging, and sums all matching rows', async () => {
  const as = await portal().person('sysadmin')
  const project = await aProject(portal(), {}, as)
  const category = await aCategory(portal(), { project_id: project.id }, as)
  const one = await aLine(portal(), { category_id: category.id }, as)
  const other = await aLine(portal(), { category_id: (await aCategory(portal(), { project_id: project.id })).id }, as)
  await anExpense(portal(), { item_id: (await aLine(portal())).id }, as)
  const post = (item_id: string, date: string, amount_minor: number, description = 'Fee') =>
    anExpense(portal(), { item_id, date, amount_minor, description }, as)
  await post(one.id, '2026-01-31', 100)
  await post(one.id, '2026-02-01', 300, 'نقل المواد')
  await post(one.id, '2026-02-28', 20)
  await post(other.id, '2026-02-28', 300)
  await post(other.id, '2026-03-01', 5)
  const list = async (query: string) =>
    (await portal().call('GET', `/expenses?project_id=${project.id}${query}`, { as })).body
  const amounts = async (query: string) => {
    const { data, sum_minor, total } = await list(query)
    return [data.map(({ amount_minor }: { amount_minor: number }) => amount_minor), sum_minor, total]
  }
  expect(await amounts('&sort=date&month=2026-02')).toMatchObject([expect.arrayContaining([300, 20]), 620, 3])
  expect(await amounts('&sort=amount_minor&until=2026-02')).toEqual([[20, 100, 300, 300], 720, 4])
  expect(await amounts(`&item_id=${one.id}&sort=-date`)).toEqual([[20, 300, 100], 420, 3])
  expect(await amounts(`&category_id=${other.category_id}&sort=date`)).toEqual([[300, 5], 305, 2])
  expect(await amounts(`&search=${encodeURIComponent('مواد')}`)).toEqual([[300], 300, 1])
  for (const sort of ['date', '-date', 'amount_minor', '-amount_minor']) {
    const seen: string[] = []
    let cursor = ''
    do {
      const body = await list(`&limit=2&sort=${sort}${cursor}`)
      expect(body.sum_minor).toBe(725)
      seen.push(...body.data.map(({ id }: { id: string }) => id))
      cursor = body.next_cursor ? `&cursor=${body.next_cursor}` : ''
    } while (cursor)
    expect([sort, new Set(seen).size, seen.length]).toEqual([sort, 5, 5])
  }
})

test('requires the privilege for each write and access to the project', async () => {
  const item = await aLine(portal())
  const expense = await anExpense(portal(), { item_id: item.id })
  const { rows } = await portal().database.pool.query('SELECT project_id FROM budget_items WHERE id = $1', [item.id])
  const holder = (command: string, sees: 'view' | 'view_all' = 'view') =>
    staffWith(portal(), `budget.${command}`, `projects.${sees}`)
  const draft = { item_id: item.id, date: '2026-01-31', amount_minor: 1, description: 'x' }
  const list = async (as: Person) => portal().call('GET', `/expenses?project_id=${rows[0].project_id}`, { as })
  const writes = [
    (as: Person) => portal().call('POST', '/expenses', { as, body: draft }),
    (as: Person) => edit(expense, { ...draft, version: 1 }, as),
    (as: Person) =>
      portal().call('DELETE', `/expenses/${expense.id}`, { as, body: { version: 2, reason: 'Posted twice' } }),
  ]
  const viewer = await holder('view', 'view_all')
  expect((await list(viewer)).body.data[0].can).toEqual({ edit: false, delete: false })
  expect((await list(await holder('view'))).status).toBe(404)
  // Any command of a group implies its view.
  expect((await list(await holder('edit_expense', 'view_all'))).status).toBe(200)
  for (const [at, call] of writes.entries()) {
    expect((await call(viewer)).status).toBe(403)
    expect((await call(await holder('edit_expense'))).status).toBe(at === 0 ? 400 : 404)
    expect((await call(await holder('edit_expense', 'view_all'))).status).toBe(200)
  }
})
