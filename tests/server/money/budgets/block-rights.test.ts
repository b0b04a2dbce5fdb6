import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aLine } from '../../support/made.ts'
import { staffWith } from '../../support/people/holders.ts'
import { type Person, usePortal } from '../../support/portal.ts'

const portal = usePortal()

test('requires only the right to add lines for a block of new lines, and further rights for edits and deletions', async () => {
  const line = await aLine(portal(), { code: '1' })
  const { rows } = await portal().database.pool.query('SELECT project_id FROM budget_items WHERE id = $1', [line.id])
  const path = `/projects/${rows[0].project_id}`
  const as = await staffWith(portal(), 'projects.view_all', 'budget.view', 'budget.add_item')
  const change = (edits: object[], adds: object[], deletes: object[] = [], person: Person = as) =>
    portal().call('POST', `${path}/budget_items`, { as: person, body: { edits, adds, deletes } })
  const figures = { amount: 1, frequency: 1, price_minor: 10_000, load_percentage: 100 }
  const added = (code: string) => ({ id: randomUUID(), category_id: line.category_id, code, name: 'n', ...figures })
  expect((await change([], [added('m'), added('n')])).status).toBe(200)
  const edits = [{ id: line.id, version: 1, name: 'x' }]
  const refused = { status: 403, body: { code: 'privilege_missing' } }
  expect(await change(edits, [added('o')])).toMatchObject(refused)
  expect(await change(edits, [])).toMatchObject(refused)
  const deletes = [{ id: line.id, version: 1, reason: 'Wrong' }]
  expect(await change([], [added('o')], deletes)).toMatchObject(refused)
  const { data } = (await portal().call('GET', `${path}/budget`, { as })).body
  expect(data.items.map(({ code, name }: Record<string, unknown>) => [code, name])).toEqual([
    ['1', line.name],
    ['m', 'n'],
    ['n', 'n'],
  ])
  const deleter = await staffWith(portal(), 'projects.view_all', 'budget.view', 'budget.delete_item')
  expect(await change([], [added('o')], deletes, deleter)).toMatchObject(refused)
  expect((await change([], [], deletes, deleter)).status).toBe(200)
})
