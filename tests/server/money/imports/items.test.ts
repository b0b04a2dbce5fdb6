import { limits } from '@portal/contract/core/fields/limits'
import { describe, expect, test } from 'vitest'
import writeXlsx from 'write-excel-file/node'
import { aProject } from '../../support/made.ts'
import { csv, items, useImportClient } from './import-client.ts'

const client = useImportClient()

describe('an imported file of budget lines', () => {
  test('is matched by its titles, previewed, and imported with its categories, but only once', async () => {
    const { id } = await aProject(client().portal)
    const file = await client().sent(id, 'items', items)
    const seen = await client().preview(file)
    expect(seen.counts).toEqual({ new: 3, changed: 0, same: 0, left_out: 0, bad: 0 })
    expect(seen.total_minor).toBe(200_000 + 75_000 + 6_150)
    expect((await client().budgetOf(id)).items).toEqual([])
    expect((await client().apply(file)).body.data).toEqual({ added: 3, changed: 0, same: 0, left_out: [] })
    const budget = await client().budgetOf(id)
    expect(budget.totals.total_minor).toBe(seen.total_minor)
    expect(budget.categories.map((one: { code: string; name: string }) => [one.code, one.name])).toEqual([
      ['A', 'Staff'],
      ['B', 'Rent'],
    ])
    expect((await client().apply(file)).body.data).toEqual({ added: 0, changed: 0, same: 3, left_out: [] })
    expect(
      (await client().apply(await client().sent(id, 'items', Buffer.concat([items, Buffer.from('\n')])))).body.data
        .added,
    ).toBe(0)
    expect(await client().budgetOf(id)).toEqual(budget)
  })

  test('names every bad row with its problems, and imports nothing', async () => {
    const { id } = await aProject(client().portal)
    const file = await client().sent(
      id,
      'items',
      csv(
        'رمز الفئة;اسم الفئة;رمز البند;اسم البند;الكمية;السعر',
        'أ;رواتب;أ1;مدرب;2;1000',
        'أ;;أ1;سائق;1;500',
        'ب;;ب1;قاعة;3;20',
        'أ;;أ2;;-1;1.234',
      ),
    )
    const seen = await client().preview(file)
    expect(seen.rows.map((row: { state: string }) => row.state)).toEqual(['new', 'bad', 'bad', 'bad'])
    expect(seen.rows.map((row: { problems: unknown }) => row.problems).slice(1)).toEqual([
      [{ field: 'code', code: 'twice_in_file' }],
      [{ field: 'category_code', code: 'category_unknown' }],
      expect.arrayContaining([
        { field: 'name', code: 'field_required' },
        { field: 'amount', code: 'value_negative' },
        { field: 'price', code: 'ambiguous' },
      ]),
    ])
    const answer = await client().apply(file)
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid'])
    expect(answer.body.errors[0]).toEqual({ path: 'rows.3.code', code: 'twice_in_file' })
    expect((await client().budgetOf(id)).categories).toEqual([])
  })

  test('names invalid category codes and names', async () => {
    const { id } = await aProject(client().portal)
    const long = 'x'.repeat(limits.line_length + 1)
    const titles = 'Category,Category name,Code,Name,Quantity,Unit price'
    const file = csv(titles, `${long},Staff,A1,Trainer,1,1`, `B,${long},B1,Hall,1,1`, ',Staff,C1,Bus,1,1')
    const { rows } = await client().preview(await client().sent(id, 'items', file))
    expect(rows.map((row: { problems: unknown }) => row.problems)).toEqual([
      [{ field: 'category_code', code: 'too_long' }],
      [{ field: 'category_name', code: 'too_long' }],
      [{ field: 'category_code', code: 'field_required' }],
    ])
  })

  test('never overwrites a line with the same code', async () => {
    const { id } = await aProject(client().portal)
    await client().apply(await client().sent(id, 'items', items))
    const other = Buffer.from(items.toString().replace('20.5', '21'))
    expect((await client().apply(await client().sent(id, 'items', other))).body.errors).toEqual([
      { path: 'rows.4.code', code: 'differs' },
    ])
  })

  test('changes nothing when it is applied again after its lines were edited or deleted', async () => {
    const { id } = await aProject(client().portal)
    await client().apply(await client().sent(id, 'items', items))
    const as = await client().portal.person('sysadmin')
    const [trainer, driver] = (await client().budgetOf(id)).items
    const at = (line: { id: string }) => `/budget_items/${line.id}`
    await client().portal.call('PATCH', at(trainer), { as, body: { version: trainer.version, price_minor: 5 } })
    await client().portal.call('DELETE', at(driver), { as, body: { version: driver.version, reason: 'Wrong' } })
    const before = await client().budgetOf(id)
    expect(before.items).toHaveLength(2)

    const file = await client().sent(id, 'items', items)
    expect(await client().preview(file)).toMatchObject({
      counts: { new: 0, changed: 0, same: 3, left_out: 0, bad: 0 },
      total_minor: 0,
    })
    expect((await client().apply(file)).body.data).toEqual({ added: 0, changed: 0, same: 3, left_out: [] })
    expect(await client().budgetOf(id)).toEqual(before)
  })

  test('can be an xlsx file, whose figures keep their stored values', async () => {
    const { id } = await aProject(client().portal)
    const rows = [
      ['Category code', 'Category name', 'Item code', 'Item', 'Amount', 'Price'].map(value => ({ value })),
      [
        { value: 'A' },
        { value: 'Staff' },
        { value: 'A1' },
        { value: 'Trainer' },
        { value: 1234 },
        { value: 0.1 + 0.2 },
      ],
    ]
    const file = await client().sent(id, 'items', await writeXlsx(rows).toBuffer())
    expect((await client().apply(file)).body.data).toEqual({ added: 1, changed: 0, same: 0, left_out: [] })
    expect((await client().budgetOf(id)).items[0]).toMatchObject({ amount: 1234, price_minor: 30 })
  })
})

describe('accounting codes in a file of budget lines', () => {
  const titles = 'Category,Category name,Code,Name,Quantity,Unit price,Accounting code'
  const file = csv(titles, 'A,Staff,A1,Trainer,1,1,6010', 'A,,A2,Bus,1,1,6111', 'A,,A3,Hall,1,1,6990', 'A,,A4,Tea,1,1,')

  test('must be open codes of the list, once the list has codes', async () => {
    const { id } = await aProject(client().portal)
    const before = await client().preview(await client().sent(id, 'items', file))
    expect(before.counts).toEqual({ new: 4, changed: 0, same: 0, left_out: 0, bad: 0 })
    const as = await client().portal.person('sysadmin')
    const names = { name_en: 'Account', name_ar: 'حساب' }
    const accounts = [
      { code: '6010', active: true },
      { code: '6990', active: false },
    ]
    for (const account of accounts)
      expect(
        (await client().portal.call('POST', '/accounting_codes', { as, body: { ...names, ...account } })).status,
      ).toBe(200)
    const sent = await client().sent(id, 'items', file)
    const { rows } = await client().preview(sent)
    expect(rows.map((row: { problems: unknown }) => row.problems)).toEqual([
      [],
      [{ field: 'accounting_code', code: 'account_unknown' }],
      [{ field: 'accounting_code', code: 'account_closed' }],
      [],
    ])
    expect((await client().apply(sent)).body.errors).toEqual([
      { path: 'rows.3.accounting_code', code: 'account_unknown' },
      { path: 'rows.4.accounting_code', code: 'account_closed' },
    ])
    expect((await client().budgetOf(id)).items).toEqual([])
  })

  test('are accepted on existing lines that have the same code, even if it is closed', async () => {
    const { id } = await aProject(client().portal)
    const insert = `UPDATE budget_items SET accounting_code = '6990' WHERE project_id = $1`
    const line = csv(titles, 'A,Staff,A1,Trainer,1,1,')
    await client().apply(await client().sent(id, 'items', line))
    await client().portal.database.pool.query(insert, [id])
    const next = csv(titles, 'A,Staff,A1,Trainer,1,1,6990')
    expect((await client().preview(await client().sent(id, 'items', next))).counts).toMatchObject({ same: 1, bad: 0 })
  })
})
