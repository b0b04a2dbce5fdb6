import type { PresentRate } from '@portal/contract/money/exchange-rates/exchange-rates'
import { choose, farOf, presentOf } from '@portal/contract/money/exchange-rates/rate-pairs'
import { describe, expect, test } from 'vitest'

const present: PresentRate[] = [
  { currency: 'eur', rate: 1.2, effective_date: '2026-11-01' },
  { currency: 'tl', rate: 0.024, effective_date: '2026-11-01' },
]

describe('the pair of currencies', () => {
  test('is swapped when one side takes the other’s currency', () => {
    expect(choose({ from: 'eur', to: 'usd' }, 'from', 'usd')).toEqual({ from: 'usd', to: 'eur' })
    expect(choose({ from: 'eur', to: 'usd' }, 'to', 'eur')).toEqual({ from: 'usd', to: 'eur' })
    expect(choose({ from: 'eur', to: 'usd' }, 'from', 'tl')).toEqual({ from: 'tl', to: 'usd' })
    expect(choose({ from: 'eur', to: 'usd' }, 'to', 'tl')).toEqual({ from: 'eur', to: 'tl' })
  })
})

describe('the current rate of a pair', () => {
  test('is calculated through the dollar in each direction', () => {
    expect(presentOf({ from: 'eur', to: 'usd' }, present)).toBe(1.2)
    expect(presentOf({ from: 'usd', to: 'eur' }, present)).toBe(0.833333)
    expect(presentOf({ from: 'eur', to: 'tl' }, present)).toBe(50)
  })

  test('is null when the rate of one currency is unknown', () => {
    const unknown: PresentRate[] = [{ currency: 'eur', rate: null, effective_date: null }]
    expect(presentOf({ from: 'eur', to: 'usd' }, unknown)).toBeNull()
    expect(presentOf({ from: 'usd', to: 'tl' }, unknown)).toBeNull()
  })
})

describe('the deviation from the current rate', () => {
  test('is reported from ten per cent on, as a percentage or as a factor', () => {
    expect(farOf(1.1, 1.1)).toBeNull()
    expect(farOf(1.209, 1.1)).toBeNull()
    expect(farOf(1.21, 1.1)).toEqual({ key: 'more', by: 10 })
    // 9.96 %, which would be shown as 10 %.
    expect(farOf(1.0996, 1)).toBeNull()
    expect(farOf(0.99, 1.1)).toEqual({ key: 'less', by: 10 })
    expect(farOf(1083, 1.1587)).toEqual({ key: 'times', by: 935 })
  })
})
