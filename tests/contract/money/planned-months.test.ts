import type { ForecastRow, MonthMoney } from '@portal/contract/money/budgets/forecasts'
import { lineMonths, sumsOfMonths, varianceOf } from '@portal/contract/money/budgets/planned-months'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const monthName = fc.integer({ min: 1, max: 6 }).map(n => `2026-0${n}`)
const money = fc.record({ month: monthName, plan_minor: fc.nat(10 ** 9), actual_minor: fc.nat(10 ** 9) })
const months = fc.uniqueArray(money, { selector: ({ month }) => month })

const rowsOf = (given: readonly MonthMoney[][]): ForecastRow[] =>
  given.map((ofLine, at) => ({
    item: { id: `line ${at}`, code: `A${at}`, name: 'Trainer' },
    category: { id: 'category', code: 'A', name: 'Staff' },
    ...{ total_minor: 0, forecast_minor: 0, difference_minor: 0, months: ofLine },
  }))

const sums = (of: readonly Omit<MonthMoney, 'month'>[]) =>
  of.reduce((sum, one) => [(sum[0] ?? 0) + one.plan_minor, (sum[1] ?? 0) + one.actual_minor], [0, 0])

describe('months behind a figure', () => {
  test('add up to the figure of a month, of all months up to one, and of a line', () => {
    const law = fc.property(fc.array(months, { minLength: 1, maxLength: 5 }), monthName, (given, month) => {
      const forecast = { rows: rowsOf(given), this_month: '2026-03' }
      const all = given.flat()
      expect(sums(lineMonths(forecast, { month }))).toEqual(sums(all.filter(one => one.month === month)))
      expect(sums(lineMonths(forecast, { until: month }))).toEqual(sums(all.filter(one => one.month <= month)))
      expect(sums(lineMonths(forecast, { item_id: 'line 0' }))).toEqual(sums(given[0] ?? []))
    })
    fc.assert(law)
  })

  test('are marked as begun or not, and have unique IDs', () => {
    const both = [
      { month: '2026-03', plan_minor: 1, actual_minor: 0 },
      { month: '2026-04', plan_minor: 1, actual_minor: 0 },
    ]
    const found = lineMonths({ rows: rowsOf([both, both]), this_month: '2026-03' }, {})
    expect(found.map(({ has_begun }) => has_begun)).toEqual([true, false, true, false])
    expect(new Set(found.map(({ id }) => id)).size).toBe(4)
  })

  test('leave months that have not begun out of the variance', () => {
    const given = [
      { month: '2026-02', plan_minor: 100, actual_minor: 130 },
      { month: '2026-03', plan_minor: 50, actual_minor: 10 },
      { month: '2026-04', plan_minor: 70, actual_minor: 5 },
    ]
    const found = lineMonths({ rows: rowsOf([given]), this_month: '2026-03' }, {})
    expect(found.map(varianceOf)).toEqual([30, -40, null])
    expect(sumsOfMonths(found)).toEqual({ plan_minor: 220, actual_minor: 145, variance_minor: -10 })
    expect(sumsOfMonths(found.slice(2)).variance_minor).toBeNull()
  })
})
