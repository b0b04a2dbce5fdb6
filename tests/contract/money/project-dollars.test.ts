import { inDollars, knownDollars, leftInDollars, sumOfExpenses } from '@portal/contract/money/budgets/project-dollars'
import { noMoney } from '@portal/contract/money/budgets/totals'
import { expect, test } from 'vitest'

const euros = { currency: 'eur', usd_rate: 1.1 } as const

test('converts at the rate of the project, and shows no dollars without one or beside dollars', () => {
  expect(inDollars(euros)?.(1000)).toBe(1100)
  expect(inDollars({ currency: 'eur', usd_rate: null })).toBeUndefined()
  expect(inDollars({ currency: 'usd', usd_rate: 1 })).toBeUndefined()
})

test('the remaining dollars are unknown while an expense has no rate', () => {
  const totals = { ...noMoney, total_minor: 1000, spent_minor: 400, spent_usd_minor: 450, surplus_minor: 600 }
  expect(leftInDollars(euros, totals)).toEqual({ surplus: 650, exchange_difference: -10 })
  expect(leftInDollars(euros, { ...totals, without_rate: 1 })).toBeNull()
  expect(leftInDollars({ currency: 'usd', usd_rate: 1 }, totals)).toBeNull()
})

test('spent dollars are unknown only if no expense has a rate', () => {
  expect(knownDollars({ spent_usd_minor: 0, without_rate: 2 })).toBeNull()
  expect(knownDollars({ spent_usd_minor: 5, without_rate: 2 })).toBe(5)
  expect(knownDollars({ spent_usd_minor: 0, without_rate: 0 })).toBe(0)
})

test('the sum of expenses omits dollars that are unknown', () => {
  const [one, other] = [
    { amount_minor: 100, usd_minor: 110 },
    { amount_minor: -30, usd_minor: null },
  ]
  expect(sumOfExpenses([one, other])).toEqual({ amount_minor: 70, usd_minor: 110 })
  expect(sumOfExpenses([other])).toEqual({ amount_minor: -30, usd_minor: null })
})
