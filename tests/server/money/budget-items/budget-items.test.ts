import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { aCategory, aLine, anExpense, aProject, auditOf } from '../../support/made.ts'
import { usePortal } from '../../support/portal.ts'

const portal = usePortal()

const edit = async (item: { id: string; version: number }, change: object) =>
  portal().call('PATCH', `/budget_items/${item.id}`, {
    as: await portal().person('sysadmin'),
    body: { version: item.version, ...change },
  })

const codesIn = async (project_id: string) => {
  const as = await portal().person('sysadmin')
  const { body } = await portal().call('GET', `/projects/${project_id}/budget`, { as })
  return body.data.items.map((item: { code: string }) => item.code)
}

describe('a budget line', () => {
  test('stores the submitted fields, calculates its total, and returns the updated sums', async () => {
    const as = await portal().person('sysadmin')
    const category = await aCategory(portal(), {}, as)
    await aLine(portal(), { category_id: category.id }, as)
    const typed = { code: '1.2', name: 'مدرب', amount: 1.5, frequency: 3, price_minor: 12_345, load_percentage: 33.33 }
    const texts = { unit: 'يوم', accounting_code: '6010', notes: 'half days' }
    const body = { id: randomUUID(), category_id: category.id, ...typed, ...texts }
    const { body: answer } = await portal().call('POST', '/budget_items', { as, body })
    const spent = { transferred_minor: 0, spent_minor: 0, spent_usd_minor: 0, without_rate: 0 }
    const money = { total_minor: 18_516, ...spent, committed_minor: 0, surplus_minor: 18_516 }
    expect(answer.data.item).toEqual({
      ...body,
      ...money,
      version: 1,
      can: { edit: true, delete: true, edit_expense: true },
    })
    expect(answer.data.category).toMatchObject({ id: category.id, total_minor: 118_516, surplus_minor: 118_516 })
    expect(answer.data.totals).toMatchObject({ total_minor: 118_516 })
    expect(await auditOf(portal(), 'budget_items', body.id)).toEqual(['add'])
  })

  test('keeps fields that a request omits, and stores an emptied text as null', async () => {
    const item = await aLine(portal(), { unit: 'day', notes: 'a note' })
    const { body } = await edit(item, { price_minor: 70_000, notes: '' })
    expect(body.data.item).toEqual({
      ...item,
      price_minor: 70_000,
      total_minor: 70_000,
      surplus_minor: 70_000,
      notes: null,
      version: 2,
    })
    const { rows } = await portal().database.pool.query(
      `SELECT details FROM audit WHERE entity_id = $1 AND action = 'edit'`,
      [item.id],
    )
    const values = [{ field: 'price_minor', before: item.price_minor, after: 70_000 }]
    expect(rows).toEqual([{ details: { fields: ['price_minor', 'notes'], values } }])
  })

  test('rejects an edit of a stale version and returns the current line', async () => {
    const item = await aLine(portal())
    await edit(item, { name: 'First' })
    const stale = await edit(item, { name: 'Second' })
    expect(stale).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
    expect(stale.body.data).toEqual({ ...item, name: 'First', version: 2 })
  })

  test('rejects a reduction below what is spent, and reports the field that was lowered', async () => {
    const item = await aLine(portal(), { amount: 2, price_minor: 50_000 })
    await anExpense(portal(), { item_id: item.id, amount_minor: 60_000 })
    for (const [path, value] of Object.entries({
      amount: 1,
      price_minor: 29_999,
      frequency: 0,
      load_percentage: 59.99,
    }))
      expect(await edit(item, { [path]: value })).toMatchObject({
        status: 400,
        body: { errors: [{ path, code: 'below_spent' }] },
      })
    // One figure may fall when another one rises.
    expect((await edit(item, { amount: 1, price_minor: 60_000 })).body.data.item.surplus_minor).toBe(0)
  })

  test('rejects a price that exceeds what can be stored, for the line or for its budget', async () => {
    const { id: project_id } = await aProject(portal(), { budget_minor: 10_000_000_000_000 })
    const category = await aCategory(portal(), { project_id })
    const refused = { status: 400, body: { errors: [{ path: 'price_minor', code: 'value_too_large' }] } }
    const item = await aLine(portal(), { category_id: category.id })
    expect(await edit(item, { amount: 10_000_000, price_minor: 10_000_000_000_000 })).toMatchObject(refused)
    expect((await edit(item, { price_minor: 10_000_000_000_000 })).status).toBe(200)
    const other = {
      id: randomUUID(),
      code: 'x',
      name: 'x',
      amount: 1,
      frequency: 1,
      price_minor: 1,
      load_percentage: 100,
    }
    const as = await portal().person('sysadmin')
    const body = { ...other, category_id: category.id }
    expect(await portal().call('POST', '/budget_items', { as, body })).toMatchObject(refused)
  })

  test('is stored once when it is sent twice, and rejects its ID in another project', async () => {
    const as = await portal().person('sysadmin')
    const category = await aCategory(portal())
    const figures = { amount: 1, frequency: 1, price_minor: 500, load_percentage: 100 }
    const body = { id: randomUUID(), category_id: category.id, code: 'A', name: 'Trainer', ...figures }
    const send = (given: object = body) => portal().call('POST', '/budget_items', { as, body: given })
    const [first, second] = await Promise.all([send(), send({ ...body, id: body.id.toUpperCase() })])
    expect(first.status).toBe(200)
    expect(second.body).toEqual(first.body)
    expect(await auditOf(portal(), 'budget_items', body.id)).toEqual(['add'])
    const elsewhere = await aCategory(portal())
    expect(await send({ ...body, category_id: elsewhere.id })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'id', code: 'unknown_value' }] },
    })
  })

  test('requires a code that is unique in its project regardless of case, but not across projects', async () => {
    const category = await aCategory(portal())
    await aLine(portal(), { category_id: category.id, code: 'Tr-1' })
    const other = await aLine(portal(), { category_id: category.id, code: 'Tr-2' })
    expect(await edit(other, { code: ' TR-1 ' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'code', code: 'code_taken' }] },
    })
    expect((await edit(other, { code: 'TR-2' })).status).toBe(200)
    expect((await aLine(portal(), { code: 'Tr-1' })).code).toBe('Tr-1')
  })

  test('follows the line in `after_id`, comes first for null, and otherwise comes last', async () => {
    const project = await aProject(portal())
    const before = await aCategory(portal(), { project_id: project.id, code: 'before' })
    await aLine(portal(), { category_id: before.id, code: '0' })
    const category = await aCategory(portal(), { project_id: project.id })
    const line = (code: string, after_id?: string | null) =>
      aLine(portal(), { category_id: category.id, code, after_id })
    const first = await line('1')
    await line('2')
    for (let nth = 0; nth < 15; nth++) await line(`1.${nth}`, first.id)
    const between = Array.from({ length: 15 }, (_, nth) => `1.${14 - nth}`)
    for (let nth = 0; nth < 15; nth++) await line(`0.${nth}`, null)
    const ahead = Array.from({ length: 15 }, (_, nth) => `0.${14 - nth}`)
    expect(await codesIn(project.id)).toEqual(['0', ...ahead, '1', ...between, '2'])
    const as = await portal().person('sysadmin')
    const figures = { amount: 1, frequency: 1, price_minor: 1, load_percentage: 100 }
    const lost = {
      id: randomUUID(),
      category_id: category.id,
      code: 'x',
      name: 'x',
      ...figures,
      after_id: randomUUID(),
    }
    expect((await portal().call('POST', '/budget_items', { as, body: lost })).body.errors).toEqual([
      { path: 'after_id', code: 'unknown_value' },
    ])
  })

  test('is deleted only in its current version and without expenses', async () => {
    const as = await portal().person('sysadmin')
    const item = await aLine(portal())
    const remove = (version: number) =>
      portal().call('DELETE', `/budget_items/${item.id}`, { as, body: { version, reason: 'Wrong' } })
    const expense = await anExpense(portal(), { item_id: item.id })
    expect(await remove(1)).toMatchObject({ status: 409, body: { code: 'in_use' } })
    await portal().call('DELETE', `/expenses/${expense.id}`, { as, body: { version: 1, reason: 'Posted twice' } })
    expect(await remove(7)).toMatchObject({ status: 409, body: { code: 'changed_meanwhile', data: { version: 1 } } })
    expect((await remove(1)).body.data).toMatchObject({ category: { total_minor: 0 }, totals: { total_minor: 0 } })
    expect((await remove(1)).status).toBe(404)
    expect(await auditOf(portal(), 'budget_items', item.id)).toEqual(['add', 'delete'])
  })
})
