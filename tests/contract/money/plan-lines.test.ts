import type { ForecastRow } from '@portal/contract/money/budgets/forecasts'
import { leftOf, spread } from '@portal/contract/money/budgets/plan-lines'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const months = fc.uniqueArray(
  fc.integer({ min: 1, max: 12 }).map(n => `2026-${String(n).padStart(2, '0')}`),
  {
    minLength: 1,
  },
)

const named = { id: '0198c0de-0000-7000-8000-000000000001', code: 'A1', name: 'Trainer' }
const row: ForecastRow = {
  item: named,
  category: named,
  total_minor: 1000,
  months: [
    { month: '2026-01', plan_minor: 500, actual_minor: 300 },
    { month: '2026-02', plan_minor: 100, actual_minor: 0 },
    { month: '2026-03', plan_minor: 400, actual_minor: 50 },
  ],
  forecast_minor: 700,
  difference_minor: 300,
}

describe('planning a line', () => {
  test('counts amounts spent before this month and planned from this month on', () => {
    expect(leftOf(row, '2026-03', { '2026-03': 400 })).toBe(300)
    expect(leftOf(row, '2026-03', { '2026-03': 400, '2026-04': 300 })).toBe(0)
    expect(leftOf(row, '2026-03', { '2026-03': 800 })).toBe(-100)
    expect(leftOf(row, '2026-01', {})).toBe(1000)
  })

  test('spreads an amount without losing a cent, so that months differ by at most one cent', () => {
    const law = fc.property(fc.nat({ max: 10 ** 12 }), months, (amount, over) => {
      const parts = Object.values(spread(amount, over))
      expect(parts).toHaveLength(over.length)
      expect(parts.reduce((sum, one) => sum + one, 0)).toBe(amount)
      expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1)
    })
    fc.assert(law)
  })
})
