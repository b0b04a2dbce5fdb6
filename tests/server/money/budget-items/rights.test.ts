import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { withinSurplus } from '../../../../packages/server/src/money/budget-ledger/store.ts'
import { aLine } from '../../support/made.ts'
import { staffWith } from '../../support/people/holders.ts'
import { type Person, usePortal } from '../../support/portal.ts'

const portal = usePortal()

test('requires the privilege of each command and access to the project', async () => {
  const item = await aLine(portal())
  const holder = (command: string, sees = true) =>
    staffWith(portal(), `budget.${command}`, sees ? 'projects.view_all' : 'projects.view')
  const figures = { amount: 1, frequency: 1, price_minor: 1, load_percentage: 100 }
  const added = { id: randomUUID(), category_id: item.category_id, code: 'new', name: 'New', ...figures }
  const calls = {
    add_item: (as: Person) => portal().call('POST', '/budget_items', { as, body: added }),
    edit_item: (as: Person) =>
      portal().call('PATCH', `/budget_items/${item.id}`, { as, body: { version: 1, name: 'Changed' } }),
    delete_item: (as: Person) =>
      portal().call('DELETE', `/budget_items/${item.id}`, { as, body: { version: 2, reason: 'Wrong' } }),
  }
  for (const [command, call] of Object.entries(calls)) {
    for (const other of ['view', 'edit_expense', ...Object.keys(calls)].filter(one => one !== command))
      expect([command, other, (await call(await holder(other))).status]).toEqual([command, other, 403])
    expect([400, 404]).toContain((await call(await holder(command, false))).status)
    const done = await call(await holder(command))
    expect([command, done.status]).toEqual([command, 200])
    if (command === 'edit_item')
      expect(done.body.data.item.can).toEqual({ edit: true, delete: false, edit_expense: false })
  }
})

test('turns a surplus violation in the database into a field error', async () => {
  const { id } = await aLine(portal())
  const { pool, orm } = portal().database
  await expect(
    withinSurplus('amount_minor', 'over_surplus', () =>
      orm.transaction(async tx => {
        await tx.execute(`UPDATE budget_items SET spent_minor = 100001 WHERE id = '${id}'`)
      }),
    ),
  ).rejects.toMatchObject({ code: 'invalid', details: { errors: [{ path: 'amount_minor', code: 'over_surplus' }] } })
  const { rows } = await pool.query('SELECT spent_minor FROM budget_items WHERE id = $1', [id])
  expect(rows).toEqual([{ spent_minor: '0' }])
})
