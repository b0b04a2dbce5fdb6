import { fallOf } from '@portal/contract/programmes/progress-figures'
import { expect, test } from 'vitest'

const before = { completion: 40, actual_beneficiaries: 10, actual_cost_minor: 5000 }

test('names a fall of completion before one of other figures', () => {
  expect(fallOf({ ...before, completion: 39, actual_cost_minor: 0 }, before)).toBe('completion')
  expect(fallOf({ ...before, actual_cost_minor: 4999 }, before)).toBe('figures')
  expect(fallOf({ ...before, actual_beneficiaries: 9 }, before)).toBe('figures')
})

test('finds no fall in figures that rise, stay, or are not stated', () => {
  expect(fallOf({ ...before, completion: 41 }, before)).toBeUndefined()
  expect(fallOf({ completion: undefined }, before)).toBeUndefined()
})
