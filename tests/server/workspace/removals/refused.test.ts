import { describe, expect, test } from 'vitest'
import { aCategory } from '../../support/made.ts'
import { staffWith } from '../../support/people/holders.ts'
import { usePortal } from '../../support/portal.ts'
import { aBudget, nothingShown, remove, restore } from './removing.ts'

const portal = usePortal()

const query = async (sql: string, values: unknown[] = []) => (await portal().database.pool.query(sql, values)).rows

describe('restoring a deleted record is rejected', () => {
  test('while its code is taken, and succeeds once it is free', async () => {
    const as = await portal().person('sysadmin')
    const { project, category } = await aBudget(portal(), as)
    await remove(portal(), as, 'category', category)
    const other = await aCategory(portal(), { project_id: project.id, code: 'a' }, as)
    const refused = await restore(portal(), as, 'category', category)
    expect([refused.status, refused.body.code]).toEqual([409, 'restore_code_taken'])
    const renamed = { code: 'B', name: 'Other', version: 1 }
    await portal().call('PATCH', `/budget_categories/${other.id}`, { as, body: renamed })
    expect((await restore(portal(), as, 'category', category)).status).toBe(200)
  })

  test('while its parent is deleted', async () => {
    const as = await portal().person('sysadmin')
    const { donor, project } = await aBudget(portal(), as)
    await remove(portal(), as, 'project', project)
    const body = { version: 1, typed_code: donor.code, shown: nothingShown }
    await portal().call('DELETE', `/donors/${donor.id}`, { as, body })
    const refused = await restore(portal(), as, 'project', project)
    expect([refused.status, refused.body.code]).toEqual([409, 'restore_parent_gone'])
    // None of its rows were restored.
    expect(await query('SELECT FROM expenses WHERE project_id = $1', [project.id])).toEqual([])
    // The donor's deletion removed no money, but it can still be restored because the project needs it.
    for (const [name, record] of [
      ['donor', donor],
      ['project', project],
    ] as const)
      expect((await restore(portal(), as, name, record)).status).toBe(200)
    expect(await query('SELECT FROM expenses WHERE project_id = $1', [project.id])).toHaveLength(1)
  })

  test('while one of its months is closed, and names the month', async () => {
    const as = await portal().person('sysadmin')
    const { project, category } = await aBudget(portal(), as)
    await remove(portal(), as, 'category', category)
    const step = (what: string) =>
      portal().call('POST', `/projects/${project.id}/${what}_months`, {
        as,
        body: { month: '2026-06', reason: 'Audit' },
      })
    expect((await step('closed')).status).toBe(200)
    const refused = await restore(portal(), as, 'category', category)
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'months_closed', months: ['2026-06'] }])
    await step('reopened')
    expect((await restore(portal(), as, 'category', category)).status).toBe(200)
  })

  test('while its lines exceed the budget', async () => {
    const as = await portal().person('sysadmin')
    const { project, category } = await aBudget(portal(), as)
    await remove(portal(), as, 'category', category)
    await query('UPDATE projects SET budget_minor = 99999 WHERE id = $1', [project.id])
    expect((await restore(portal(), as, 'category', category)).body.errors).toEqual([
      { path: 'id', code: 'over_budget' },
    ])
  })

  test('for a person who deleted it once but could not see it when it was deleted again', async () => {
    const as = await portal().person('sysadmin')
    const { project } = await aBudget(portal(), as)
    const officer = await staffWith(portal(), 'projects.delete')
    await query('INSERT INTO project_users (project_id, user_id) VALUES ($1, $2)', [project.id, officer.id])
    await remove(portal(), officer, 'project', project)
    expect((await restore(portal(), as, 'project', project)).status).toBe(200)
    await query('DELETE FROM project_users WHERE user_id = $1', [officer.id])
    await remove(portal(), as, 'project', project)
    expect((await restore(portal(), officer, 'project', project)).status).toBe(404)
    expect((await restore(portal(), as, 'project', project)).status).toBe(200)
  })

  test('for the second of two simultaneous requests', async () => {
    const as = await portal().person('sysadmin')
    const { project, expense } = await aBudget(portal(), as)
    await remove(portal(), as, 'project', project)
    const answers = await Promise.all([
      restore(portal(), as, 'project', project),
      restore(portal(), as, 'project', project),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
    expect(await query('SELECT id FROM expenses WHERE project_id = $1', [project.id])).toEqual([{ id: expense.id }])
  })
})
