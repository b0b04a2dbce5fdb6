import { describe, expect, test } from 'vitest'
import { removeQueued } from '../../../../packages/server/src/files/jobs.ts'
import { clean } from '../../../../packages/server/src/workspace/installation/cleaning.ts'
import { aFileRow } from '../../support/made.ts'
import { type Person, usePortal } from '../../support/portal.ts'
import { aBudget, remove, restore } from './removing.ts'

const portal = usePortal()

const query = async (sql: string, values: unknown[] = []) => (await portal().database.pool.query(sql, values)).rows

/** A budget whose only expense was deleted, with its receipt. */
const withDeletedExpense = async (as: Person) => {
  const budget = await aBudget(portal(), as)
  const receipt = await aFileRow(portal(), as.id, { column: 'expense_id', id: budget.expense.id })
  const body = { version: 1, reason: 'Posted twice' }
  expect((await portal().call('DELETE', `/expenses/${budget.expense.id}`, { as, body })).status).toBe(200)
  return { ...budget, receipt }
}

const removeLine = async (as: Person, { id }: { id: string }) => {
  const body = { version: 1, reason: 'Not needed' }
  expect((await portal().call('DELETE', `/budget_items/${id}`, { as, body })).status).toBe(200)
}
const restoreLine = (as: Person, { id }: { id: string }) =>
  portal().call('POST', `/budget_items/${id}/restore`, { as, body: {} })
const restoreExpense = (as: Person, { id }: { id: string }) =>
  portal().call('POST', `/expenses/${id}/restore`, { as, body: {} })

const changesOf = async (as: Person, projectId: string) =>
  (await portal().call('GET', `/history?of_kind=project&of_id=${projectId}`, { as })).body.data

describe('an expense deleted before its parent', () => {
  test.each(['donor', 'project', 'category', 'line'] as const)(
    'can be restored with its receipt after the %s was restored',
    async name => {
      const as = await portal().person('sysadmin')
      const budget = await withDeletedExpense(as)
      const { expense, receipt } = budget
      await (name === 'line' ? removeLine(as, budget.line) : remove(portal(), as, name, budget[name]))
      expect((await restoreExpense(as, expense)).status).toBe(404)
      await removeQueued(portal().services)
      expect(await query('SELECT FROM removed_contents WHERE id = $1', [receipt])).toHaveLength(1)
      const back =
        name === 'line' ? await restoreLine(as, budget.line) : await restore(portal(), as, name, budget[name])
      expect([back.status, back.body]).toEqual([200, { data: { done: true, missing: [] } }])
      expect((await restoreExpense(as, expense)).status).toBe(200)
      expect(await query('SELECT expense_id FROM files WHERE id = $1', [receipt])).toEqual([{ expense_id: expense.id }])
      expect(await query('SELECT FROM removed_contents WHERE id = $1', [receipt])).toEqual([])
    },
  )

  test('stays in the history while its line is deleted and after the line can no longer be restored', async () => {
    const as = await portal().person('sysadmin')
    const { project, line, expense } = await withDeletedExpense(as)
    await removeLine(as, line)
    const listed = async () =>
      (await changesOf(as, project.id)).find((change: { of: string }) => change.of === 'expense')
    const entry = { action: 'delete', amount_minor: 50_900, reason: 'Posted twice' }
    expect(await listed()).toMatchObject({
      ...entry,
      expense: { id: expense.id, date: '2026-06-05', can_restore: false },
    })
    await restoreLine(as, line)
    expect(await listed()).toMatchObject({ ...entry, expense: { can_restore: true } })
    await removeLine(as, line)
    await query(`UPDATE removals SET removed_at = now() - interval '31 days'`)
    await clean(portal().services)
    expect(await query('SELECT FROM removed_references')).toEqual([])
    expect(await listed()).toMatchObject({ ...entry, expense: null })
  })

  test('can be restored with a project whose deletion removed no money', async () => {
    const as = await portal().person('sysadmin')
    const { project, category, expense } = await withDeletedExpense(as)
    await remove(portal(), as, 'category', category)
    await remove(portal(), as, 'project', project, '')
    for (const [name, record] of [
      ['project', project],
      ['category', category],
    ] as const)
      expect((await restore(portal(), as, name, record)).status).toBe(200)
    expect((await restoreExpense(as, expense)).status).toBe(200)
  })
})
