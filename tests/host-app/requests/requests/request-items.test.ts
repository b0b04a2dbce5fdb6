import type { RequestLine } from '@portal/contract/requests/request-items'
import { expect, test } from 'vitest'
import {
  emptyItem,
  foreignPrice,
  restoredItems,
  sentItem,
  withBlock,
} from '../../../../packages/host-app/src/requests/requests/items/request-items.ts'

const project = { id: 'p', code: 'WTR', name: 'Water' }
const lines: readonly RequestLine[] = [
  { id: 'one', code: 'A1', name: 'Chairs', unit: null, project, surplus_minor: 10_000 },
  { id: 'two', code: 'A2', name: 'Tables', unit: null, project, surplus_minor: 500 },
]

const into = { lines, currency: 'tl' } as const

const START = { row: 0, column: 0 }

test('converts pasted rows to items, with either decimal mark, Arabic digits, and codes in any case', () => {
  const text = 'Chair\tpiece\t2.5\t1,234.50\ta1\tU1\r\nطاولة\t\t٣\t12,5\tA2\n\n"two\nlines"\tcolumn only\n'
  const [chair, table, ...rest] = withBlock([], text, START, into)
  expect(chair).toMatchObject({
    ...{ name: 'Chair', unit: 'piece', quantity: 2.5, unit_price_minor: 123_450 },
    ...{ budget_item_id: 'one', unit_code: 'U1' },
  })
  expect(table).toMatchObject({ name: 'طاولة', quantity: 3, unit_price_minor: 1250, budget_item_id: 'two' })
  expect(rest).toMatchObject([{ name: 'two\nlines', unit: 'column only', quantity: 1, unit_price_minor: null }])
})

test('leaves ambiguous figures and unknown codes for the person to complete', () => {
  const [item] = withBlock([], 'Van\t\tmany\t1.234\tZ9', START, into)
  expect(item).toMatchObject({ quantity: null, unit_price_minor: null, budget_item_id: '', budget_code: 'Z9' })
})

test.each([
  ['Van\t\t1\t€5', 0, '€5'],
  ['Van\t\t1\t5', 0, undefined],
  ['Van\t\t1\t₺5\nBus\t\t1\t7 USD', 0, '7 USD'],
  ['3\t٧ د.إ', 2, '٧ د.إ'],
  // Only prices are checked for a currency.
  ['€5\t\t1\t5', 0, undefined],
])('finds a price in another currency in a pasted block: %j', (text, column, found) => {
  expect(foreignPrice(text, column, 'tl')).toBe(found)
})

test('pastes a block over existing items from a cell on, and adds items for further rows', () => {
  const items = ['Chair', 'Table'].map(name => ({ ...emptyItem(), name, unit: 'piece' }))
  const [first, ...over] = withBlock(items, '3\t10\n4\t20\tA2\tU1\tno column', { row: 1, column: 2 }, into)
  expect(first).toBe(items[0])
  expect(over).toMatchObject([
    { key: items[1]?.key, name: 'Table', unit: 'piece', quantity: 3, unit_price_minor: 1000, budget_item_id: '' },
    { name: '', unit: '', quantity: 4, unit_price_minor: 2000, budget_item_id: 'two', unit_code: 'U1' },
  ])
})

test('omits empty fields from a sent item', () => {
  expect(sentItem({ ...emptyItem(), name: 'Van', quantity: null })).toEqual({ name: 'Van' })
})

test.each([
  ['no input', 2, {}, 2],
  ['a field of a third item', 2, { 'items.2.name': ['Table'] }, 3],
  ['its second item removed', 2, { 'items.1.name': [], 'items.1.unit': [] }, 1],
  ['other fields only', 1, { description: ['Chairs'] }, 1],
])('restores the number of items of a draft with %s', (_, given, kept, number) => {
  expect(restoredItems(Array.from({ length: given }, emptyItem), kept)).toHaveLength(number)
})
