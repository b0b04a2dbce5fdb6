import { describe, expect, test } from 'vitest'
import { aProject } from '../../support/made.ts'
import { csv, items, useImportClient } from './import-client.ts'

const client = useImportClient()

describe('an imported file of budget lines', () => {
  test('updates lines with the same code on request, only in its own columns, and previews the former values', async () => {
    const { id } = await aProject(client().portal)
    await client().apply(await client().sent(id, 'items', items))
    const other = csv(
      'Category,Code,Name,Quantity,Unit price',
      'A,A1,Lead trainer,2,900',
      'B,B1,Hall,3,20.5',
      'A,A3,New,1,5',
    )
    const file = await client().sent(id, 'items', other)
    const { rows, counts, changed_minor } = await client().preview(file, { with_updates: true })
    expect(counts).toEqual({ new: 1, changed: 1, same: 1, left_out: 0, bad: 0 })
    expect(rows[0]).toMatchObject({ state: 'changed', before: [null, null, 'Trainer', null, '1000'] })
    const [before] = (await client().budgetOf(id)).items
    expect(changed_minor).toBe(2 * 90_000 - before.total_minor)
    expect(before).toMatchObject({ name: 'Trainer', price_minor: 100_000 })
    const applied = await client().apply(file, undefined, { with_updates: true })
    expect(applied.body.data).toEqual({ added: 1, changed: 1, same: 1, left_out: [] })
    const [trainer] = (await client().budgetOf(id)).items
    // The file has no column for the unit, so it stays.
    expect(trainer).toMatchObject({ code: 'A1', name: 'Lead trainer', price_minor: 90_000, amount: 2, unit: 'month' })
  })

  test('never lowers a line below what is spent', async () => {
    const { id } = await aProject(client().portal)
    await client().apply(await client().sent(id, 'items', items))
    const as = await client().portal.person('sysadmin')
    const [trainer] = (await client().budgetOf(id)).items
    const expense = { item_id: trainer.id, date: '2026-01-31', amount_minor: 150_000, description: 'Fee' }
    expect((await client().portal.call('POST', '/expenses', { as, body: expense })).status).toBe(200)
    const lower = csv('Category,Code,Name,Quantity,Unit price', 'A,A1,Trainer,1,1000')
    const applied = await client().apply(await client().sent(id, 'items', lower), undefined, { with_updates: true })
    expect(applied.body.errors).toEqual([{ path: 'rows.2.amount', code: 'below_spent' }])
  })

  test('names cells whose formula failed, without further problems', async () => {
    const { id } = await aProject(client().portal)
    const failed = csv(
      'Category,Category name,Code,Name,Quantity,Unit price',
      'A,Staff,A1,#REF!,2,#DIV/0!',
      'A,Staff,A2,#1 driver,1,5',
    )
    const { rows } = await client().preview(await client().sent(id, 'items', failed))
    expect(rows[0].problems).toEqual([
      { field: 'name', code: 'cell_error' },
      { field: 'price', code: 'cell_error' },
    ])
    expect(rows[1]).toMatchObject({ state: 'new', problems: [] })
  })
})
