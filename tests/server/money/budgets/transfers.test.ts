import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aCategory, aLine, anExpense, aProject } from '../../support/made.ts'
import { staffWith } from '../../support/people/holders.ts'
import { type Person, usePortal } from '../../support/portal.ts'

const portal = usePortal()

interface Line {
  readonly id: string
  readonly category_id: string
  readonly code: string
}

/** Creates two categories with lines of 1,000.00: three in the first, one in the second. */
const aBudget = async () => {
  const as = await portal().person('sysadmin')
  const { id } = await aProject(portal(), {}, as)
  const [first, second] = [
    await aCategory(portal(), { project_id: id }, as),
    await aCategory(portal(), { project_id: id }, as),
  ]
  const lines: Line[] = []
  for (const category_id of [first.id, first.id, first.id, second.id])
    lines.push(await aLine(portal(), { category_id }, as))
  const [a, b, c, d] = lines
  if (!a || !b || !c || !d) throw new Error('there are four')
  const read = async () => (await portal().call('GET', `/projects/${id}/budget`, { as })).body.data
  const places = async () =>
    (await read()).items.map((line: Line) => [
      'abcd'[lines.findIndex(one => one.id === line.id)],
      line.category_id === first.id ? 1 : 2,
    ])
  return { as, id, first: first.id, second: second.id, a, b, c, d, read, places }
}

test('moves a line with its money to any position in its own or another category', async () => {
  const { as, first, second, a, b, c, d, read, places } = await aBudget()
  await anExpense(portal(), { item_id: c.id, amount_minor: 700 }, as)
  const move = (line: Line, category_id: string, after_id: string | null) =>
    portal().call('POST', `/budget_items/${line.id}/move`, { as, body: { category_id, after_id } })
  await move(c, first, null)
  expect(await places()).toEqual([
    ['c', 1],
    ['a', 1],
    ['b', 1],
    ['d', 2],
  ])
  const { data } = (await move(c, second, d.id)).body
  expect(await places()).toEqual([
    ['a', 1],
    ['b', 1],
    ['d', 2],
    ['c', 2],
  ])
  expect(data.items).toMatchObject([{ id: c.id, category_id: second, spent_minor: 700, version: 3 }])
  // The response has the sums of both categories, and they match the ones that are read.
  const sums = (rows: { id: string; spent_minor: number }[]) => rows.map(row => [row.id, row.spent_minor])
  expect(new Set(sums(data.categories))).toEqual(
    new Set([
      [first, 0],
      [second, 700],
    ]),
  )
  expect(sums((await read()).categories)).toEqual([
    [first, 0],
    [second, 700],
  ])
  // Repeated moves must not run out of positions between two lines.
  for (let round = 0; round < 12; round++) await move(round % 2 === 0 ? b : a, first, round % 2 === 0 ? null : b.id)
  expect((await places()).slice(0, 2)).toEqual([
    ['b', 1],
    ['a', 1],
  ])
  expect((await move(a, first, d.id)).body.errors).toEqual([{ path: 'after_id', code: 'unknown_value' }])
  const elsewhere = await aCategory(portal())
  expect((await move(a, elsewhere.id, null)).body.errors).toEqual([{ path: 'category_id', code: 'unknown_value' }])
})

test('transfers an amount between lines up to the surplus, and records it with the reason in both histories', async () => {
  const { as, id, a, d, read } = await aBudget()
  await anExpense(portal(), { item_id: a.id, amount_minor: 60_000 }, as)
  const transfer = (given: object, person: Person = as) =>
    portal().call('POST', `/projects/${id}/budget_transfers`, {
      as: person,
      body: { from_id: a.id, to_id: d.id, amount_minor: 40_000, reason: 'The hall is dearer', ...given },
    })
  const errors = async (given: object) => (await transfer(given)).body.errors
  expect(await errors({ amount_minor: 40_001 })).toEqual([{ path: 'amount_minor', code: 'over_surplus' }])
  expect(await errors({ amount_minor: 0 })).toEqual([{ path: 'amount_minor', code: 'field_required' }])
  expect(await errors({ reason: ' ' })).toEqual([{ path: 'reason', code: 'field_empty' }])
  expect(await errors({ to_id: a.id })).toEqual([{ path: 'to_id', code: 'unknown_value' }])
  expect(await errors({ from_id: randomUUID() })).toEqual([{ path: 'from_id', code: 'unknown_value' }])
  expect(await errors({ to_id: (await aLine(portal())).id })).toEqual([{ path: 'to_id', code: 'unknown_value' }])
  const before = (await read()).totals
  const { data } = (await transfer({})).body
  expect(data.items).toMatchObject([
    { id: a.id, total_minor: 60_000, transferred_minor: -40_000, surplus_minor: 0, price_minor: 100_000 },
    { id: d.id, total_minor: 140_000, transferred_minor: 40_000, surplus_minor: 140_000 },
  ])
  expect((await read()).totals).toEqual(before)
  for (const [line, other, amount_minor] of [
    [a, d, -40_000],
    [d, a, 40_000],
  ] as const) {
    const path = `/history?of_kind=budget_item&of_id=${line.id}`
    expect((await portal().call('GET', path, { as })).body.data[0]).toMatchObject({
      ...{ action: 'transfer', amount_minor, reason: 'The hall is dearer', by: { id: as.id } },
      line: { id: other.id, code: other.code },
    })
  }
  // A transferred amount stays part of the total when the figures change.
  const edit = (price_minor: number) =>
    portal().call('PATCH', `/budget_items/${a.id}`, { as, body: { version: 2, price_minor } })
  expect((await edit(99_999)).body.errors).toEqual([{ path: 'price_minor', code: 'below_spent' }])
  expect((await edit(110_000)).body.data.item).toMatchObject({ total_minor: 70_000, surplus_minor: 10_000 })
  const gone = await portal().call('DELETE', `/budget_items/${d.id}`, { as, body: { version: 2, reason: 'Wrong' } })
  expect(gone.body.code).toBe('in_use')
  expect((await transfer({}, await staffWith(portal(), 'budget.view', 'projects.view_all'))).status).toBe(403)
  expect((await transfer({}, await staffWith(portal(), 'budget.edit_item'))).status).toBe(404)
})
