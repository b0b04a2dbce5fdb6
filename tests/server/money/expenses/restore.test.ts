import { expect, test } from 'vitest'
import { aCategory, aLine, anExpense, aProject, auditOf } from '../../support/made.ts'
import { staffWith } from '../../support/people/holders.ts'
import { usePortal } from '../../support/portal.ts'

const portal = usePortal()

test('restores a deleted expense with the same ID, rate, author, day, and history', async () => {
  const author = await portal().person('sysadmin')
  const other = await portal().person('sysadmin')
  const project = await aProject(portal(), { currency: 'tl' }, author)
  const category = await aCategory(portal(), { project_id: project.id }, author)
  const item = await aLine(portal(), { category_id: category.id }, author)
  const typed = { date: '2026-03-04', amount_minor: 60_000, description: 'أجرة', reference: 'INV-7' }
  const added = await anExpense(portal(), { item_id: item.id, ...typed }, author)
  await portal().database.pool.query('UPDATE expenses SET usd_rate = 0.02512345 WHERE id = $1', [added.id])
  const read = async () => (await portal().call('GET', `/expenses/${added.id}`, { as: author })).body.data
  const before = await read()
  const remove = (version: number) =>
    portal().call('DELETE', `/expenses/${added.id}`, { as: other, body: { version, reason: 'Posted twice' } })
  const restore = (as = other) => portal().call('POST', `/expenses/${added.id}/restore`, { as, body: {} })
  expect((await restore()).status).toBe(404)
  expect((await remove(1)).status).toBe(200)
  // After the deletion, the list gets another rate for that day, and the line has less surplus.
  await portal().database.pool.query(
    `INSERT INTO exchange_rates (id, "from", "to", rate, effective_date, source)
     VALUES (gen_random_uuid(), 'tl', 'usd', 0.5, '2026-03-01', 'bank')`,
  )
  const taken = await anExpense(portal(), { item_id: item.id, amount_minor: 40_001 }, author)
  expect((await restore()).body.errors).toEqual([{ path: 'amount_minor', code: 'over_surplus' }])
  await portal().call('DELETE', `/expenses/${taken.id}`, { as: author, body: { version: 1, reason: 'Posted twice' } })
  const back = await restore()
  expect(back.body.data).toEqual({ ...before, version: 2 })
  expect(await read()).toEqual({ ...before, version: 2 })
  const spent = await portal().database.pool.query('SELECT spent_minor::int FROM budget_items WHERE id = $1', [item.id])
  expect(spent.rows).toEqual([{ spent_minor: 60_000 }])
  expect((await restore()).status).toBe(404)
  expect(await auditOf(portal(), 'expenses', added.id)).toEqual(['add', 'delete', 'restore'])
  expect((await remove(2)).status).toBe(200)
  expect((await restore(await staffWith(portal(), 'budget.edit_expense'))).status).toBe(404)
  expect((await restore(await staffWith(portal(), 'budget.view', 'projects.view_all'))).status).toBe(403)
  await portal().database.pool.query(`UPDATE deleted_expenses SET deleted_at = now() - interval '31 days'`)
  expect((await restore()).status).toBe(404)
})

test('archives and restores every column of an expense, including columns added later', async () => {
  const as = await portal().person('sysadmin')
  const item = await aLine(portal(), {}, as)
  const { id } = await anExpense(portal(), { item_id: item.id, amount_minor: 500 }, as)
  const { pool } = portal().database
  await pool.query(`ALTER TABLE expenses ADD COLUMN added_later text NOT NULL DEFAULT 'usual'`)
  try {
    await pool.query(
      `UPDATE expenses SET added_later = 'own', usd_rate = 0.5, original_currency = 'tl', original_minor = 900,
         original_rate = 0.25, reference = 'INV-7', reason = 'Agreed' WHERE id = $1`,
      [id],
    )
    const row = async () =>
      (await pool.query('SELECT to_jsonb(one) AS row FROM expenses one WHERE id = $1', [id])).rows[0].row
    const before = await row()
    await portal().call('DELETE', `/expenses/${id}`, { as, body: { version: 1, reason: 'Posted twice' } })
    expect((await portal().call('POST', `/expenses/${id}/restore`, { as, body: {} })).status).toBe(200)
    expect(await row()).toEqual({ ...before, version: 2 })
  } finally {
    await pool.query('ALTER TABLE expenses DROP COLUMN added_later')
  }
})
