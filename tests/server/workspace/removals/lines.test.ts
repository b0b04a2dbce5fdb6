import { describe, expect, test } from 'vitest'
import { aCategory, aLine, anExpense, aProject } from '../../support/made.ts'
import { staffWith } from '../../support/people/holders.ts'
import { type Person, usePortal } from '../../support/portal.ts'
import { addRequest, fivePeople, requestDraft } from '../../support/requests/requests.ts'

const portal = usePortal()

const query = async (sql: string, values: unknown[] = []) => (await portal().database.pool.query(sql, values)).rows

/** A line of 1,000.00 with a planned month. */
const planned = async (as: Person) => {
  const project = await aProject(portal(), { start_date: '2026-01-01', end_date: '2099-12-31' }, as)
  const category = await aCategory(portal(), { project_id: project.id }, as)
  const line = await aLine(portal(), { category_id: category.id }, as)
  await query(`INSERT INTO forecast_months VALUES ($1, '2026-02-01', $2, 500)`, [line.id, project.id])
  return { project, category, line }
}
type Line = Awaited<ReturnType<typeof planned>>['line']

const remove = (as: Person, { id }: Line, reason?: string) =>
  portal().call('DELETE', `/budget_items/${id}`, { as, body: { version: 1, reason } })
const restore = (as: Person, { id }: Line) => portal().call('POST', `/budget_items/${id}/restore`, { as, body: {} })
const rowsOf = async ({ id }: Line) => ({
  line: await query('SELECT to_jsonb(line) FROM budget_items line WHERE id = $1', [id]),
  months: await query('SELECT to_jsonb(month) FROM forecast_months month WHERE item_id = $1', [id]),
})

describe('a deleted budget line', () => {
  test('with an amount needs a reason and can be restored unchanged', async () => {
    const as = await portal().person('sysadmin')
    const { project, line } = await planned(as)
    const before = await rowsOf(line)
    for (const reason of [undefined, ' '])
      expect((await remove(as, line, reason)).body.errors).toEqual([{ path: 'reason', code: 'reason_required' }])
    expect((await remove(as, line, 'Not needed')).status).toBe(200)
    const listed = async (person: Person) =>
      (await portal().call('GET', `/history?of_kind=project&of_id=${project.id}`, { as: person })).body.data[0]
    const money = [{ currency: 'usd', expenses_minor: 0, planned_minor: 100_000 }]
    expect(await listed(as)).toMatchObject({
      ...{ of: 'line', action: 'delete', reason: 'Not needed' },
      removal: { of: 'budget_items', id: line.id, money, can_restore: true },
    })
    const reader = await staffWith(portal(), 'budget.view', 'projects.view_all')
    expect((await listed(reader)).removal).toMatchObject({ money, can_restore: false })
    expect((await restore(reader, line)).status).toBe(403)
    expect((await restore(await staffWith(portal(), 'budget.delete_item'), line)).status).toBe(404)
    expect((await restore(as, line)).status).toBe(200)
    expect(await rowsOf(line)).toEqual(before)
    expect((await restore(as, line)).status).toBe(404)
  })

  test('without an amount needs no reason and can be restored', async () => {
    const as = await portal().person('sysadmin')
    const { category } = await planned(as)
    const line = await aLine(portal(), { category_id: category.id, price_minor: 0 }, as)
    expect((await remove(as, line)).status).toBe(200)
    expect((await restore(as, line)).status).toBe(200)
  })

  test('is not restored if it no longer fits the budget or its category was deleted', async () => {
    const as = await portal().person('sysadmin')
    const { project, category, line } = await planned(as)
    await remove(as, line, 'Not needed')
    await query('UPDATE projects SET budget_minor = 99999 WHERE id = $1', [project.id])
    expect((await restore(as, line)).body.errors).toEqual([{ path: 'id', code: 'over_budget' }])
    await query('UPDATE projects SET budget_minor = 100000 WHERE id = $1', [project.id])
    await query('DELETE FROM budget_categories WHERE id = $1', [category.id])
    expect((await restore(as, line)).body.code).toBe('restore_parent_gone')
  })

  test('that undo adds again gets its related rows back and cannot be restored a second time', async () => {
    const as = await portal().person('sysadmin')
    const { project, category, line } = await planned(as)
    const people = await fivePeople(portal())
    const request = await addRequest(
      portal(),
      people.requester,
      requestDraft(people, { id: line.id, project_id: project.id }),
    )
    const expense = await anExpense(portal(), { item_id: line.id, amount_minor: 500 }, as)
    const body = { version: 1, reason: 'Posted twice' }
    await portal().call('DELETE', `/expenses/${expense.id}`, { as, body })
    const { months } = await rowsOf(line)
    await remove(as, line, 'Not needed')
    const { id, code, name } = line
    const figures = { amount: 1, frequency: 1, price_minor: 100_000, load_percentage: 100 }
    const added = { id, code, name, category_id: category.id, ...figures }
    expect((await portal().call('POST', '/budget_items', { as, body: added })).status).toBe(200)
    expect((await rowsOf(line)).months).toEqual(months)
    const items = await query('SELECT budget_item_id FROM request_items WHERE request_id = $1', [request.id])
    expect(items.map(({ budget_item_id }) => budget_item_id)).toEqual(items.map(() => line.id))
    expect((await restore(as, line)).status).toBe(404)
    expect((await portal().call('POST', `/expenses/${expense.id}/restore`, { as, body: {} })).status).toBe(200)
  })
})
