import {
  balanceOf,
  inHundredths,
  leftToReceive,
  quantityLeft,
  type RequestLine,
  typedDollars,
  typedSum,
  typedTotal,
} from '@portal/contract/requests/request-items'
import { expect, test } from 'vitest'

test('computes outstanding quantities exactly in hundredths', () => {
  expect(quantityLeft({ quantity: 0.3, received: 0.1 })).toBe(0.2)
  expect(quantityLeft({ quantity: 1.1, received: 1.1 })).toBe(0)
  expect(inHundredths(1.15)).toBe(115)
})

test('only items with an outstanding quantity are left, each with its position in the request', () => {
  const items = [
    { name: 'Chairs', quantity: 4, received: 4 },
    { name: 'Tables', quantity: 2.5, received: 1 },
  ]
  expect(leftToReceive(items)).toEqual([{ name: 'Tables', quantity: 2.5, received: 1, position: 1, left: 1.5 }])
})

const project = { id: 'p', code: 'WTR', name: 'Water' }
const lines: readonly RequestLine[] = [
  { id: 'one', code: 'A1', name: 'Chairs', unit: null, project, surplus_minor: 10_000 },
  { id: 'two', code: 'A2', name: 'Tables', unit: null, project, surplus_minor: 500 },
]

test('calculates the rest of a budget line from all items of the line', () => {
  const item = (budget_item_id: string, unit_price_minor: number) => ({
    ...{ quantity: 1, budget_item_id, unit_price_minor },
  })
  const items = [item('one', 6000), item('one', 4001), item('two', 500), item('', 9)]
  expect(items.map(one => balanceOf(one, items, lines))).toEqual([-1, -1, 0, undefined])
  expect(items.map(typedTotal)).toEqual([6000, 4001, 500, 9])
  expect(typedSum(items)).toBe(10_510)
})

test('an item counts as 0 until its quantity and price are typed, and has no dollars without a rate', () => {
  const price = { quantity: null, unit_price_minor: 100 }
  expect([typedTotal(price), typedTotal({ quantity: 2, unit_price_minor: null })]).toEqual([0, 0])
  expect([typedDollars(price, 1.1), typedDollars({ quantity: 2.5, unit_price_minor: 100 }, 1.1)]).toEqual([0, 275])
  expect(typedDollars({ quantity: 2.5, unit_price_minor: 100 }, null)).toBeNull()
})
