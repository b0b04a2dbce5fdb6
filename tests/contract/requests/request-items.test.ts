import { inHundredths, leftToReceive, quantityLeft } from '@portal/contract/requests/request-items'
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
