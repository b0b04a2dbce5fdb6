import { describe, expect, test } from 'vitest'
import { aCategory, aLine, anExpense, aProject } from '../../support/made.ts'
import { type Person, usePortal } from '../../support/portal.ts'
import { remove, restore } from './removing.ts'

const portal = usePortal()

const query = async (sql: string, values: unknown[] = []) => (await portal().database.pool.query(sql, values)).rows

/** A line in dollars with a deleted expense of 5.00. */
const aBudget = async (as: Person) => {
  const project = await aProject(portal(), {}, as)
  const category = await aCategory(portal(), { project_id: project.id, code: 'A' }, as)
  const line = await aLine(portal(), { category_id: category.id }, as)
  const expense = await anExpense(portal(), { item_id: line.id, amount_minor: 500 }, as)
  const body = { version: 1, reason: 'Posted twice' }
  expect((await portal().call('DELETE', `/expenses/${expense.id}`, { as, body })).status).toBe(200)
  return { project, category, line, expense }
}

const inEuros = ({ id }: { id: string }) => query(`UPDATE projects SET currency = 'eur' WHERE id = $1`, [id])
const restoreExpense = (as: Person, { id }: { id: string }) =>
  portal().call('POST', `/expenses/${id}/restore`, { as, body: {} })

describe('rows deleted in a currency that the project no longer has', () => {
  test('are not restored, even if their lines were empty', async () => {
    const as = await portal().person('sysadmin')
    const { project, category, line, expense } = await aBudget(as)
    const emptied = await portal().call('PATCH', `/budget_items/${line.id}`, {
      as,
      body: { version: 1, price_minor: 0 },
    })
    expect(emptied.status).toBe(200)
    await remove(portal(), as, 'category', category)
    await inEuros(project)
    const refused = await restore(portal(), as, 'category', category)
    expect(refused.body.errors).toEqual([{ path: 'id', code: 'currency_differs' }])
    await query(`UPDATE projects SET currency = 'usd' WHERE id = $1`, [project.id])
    expect((await restore(portal(), as, 'category', category)).status).toBe(200)
    expect((await restoreExpense(as, expense)).body.errors).toEqual([{ path: 'amount_minor', code: 'over_surplus' }])
  })

  test('are not restored with a line that undo adds again', async () => {
    const as = await portal().person('sysadmin')
    const { project, category, line, expense } = await aBudget(as)
    await query(`INSERT INTO forecast_months VALUES ($1, '2026-02-01', $2, 500)`, [line.id, project.id])
    const body = { version: 1, reason: 'Not needed' }
    expect((await portal().call('DELETE', `/budget_items/${line.id}`, { as, body })).status).toBe(200)
    await inEuros(project)
    const figures = { amount: 1, frequency: 1, price_minor: 100_000, load_percentage: 100 }
    const added = { id: line.id, code: line.code, name: line.name, category_id: category.id, ...figures }
    expect((await portal().call('POST', '/budget_items', { as, body: added })).status).toBe(200)
    expect(await query('SELECT FROM forecast_months WHERE item_id = $1', [line.id])).toEqual([])
    expect((await restoreExpense(as, expense)).status).toBe(404)
  })
})
