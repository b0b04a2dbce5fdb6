import { forecastTotal, MONTHS_MOST, monthOf, monthsBetween } from '@portal/contract/money/budgets/forecasts'
import { asksForExplanation, type MonitoredMonth, spendingLead } from '@portal/contract/money/budgets/monitoring'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2900-12-31'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 10))

test('lists the months of a period once, in order, and up to a maximum', () => {
  fc.assert(
    fc.property(day, day, (one, other) => {
      const [start = '', end = ''] = [one, other].toSorted()
      const months = monthsBetween(start, end)
      expect(months[0]).toBe(monthOf(start))
      expect(months.length).toBeLessThanOrEqual(MONTHS_MOST)
      if (months.length < MONTHS_MOST) expect(months.at(-1)).toBe(monthOf(end))
      for (const [at, month] of months.slice(1).entries()) {
        const before = new Date(`${months[at]}-01T00:00:00Z`)
        before.setUTCMonth(before.getUTCMonth() + 1)
        expect(month).toBe(before.toISOString().slice(0, 7))
      }
    }),
  )
  expect(monthsBetween('2026-11-30', '2027-02-01')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02'])
  expect(monthsBetween('2026-02-01', '2026-01-31')).toEqual([])
})

test('adds actuals before this month to the plan from this month on', () => {
  const months = [
    { month: '2026-01', plan_minor: 100, actual_minor: 7 },
    { month: '2026-02', plan_minor: 20, actual_minor: 1000 },
    { month: '2026-03', plan_minor: 3, actual_minor: 0 },
  ]
  expect(['2025-12', '2026-02', '2026-03', '2026-04'].map(now => forecastTotal(months, now))).toEqual([
    123, 30, 1010, 1007,
  ])
})

describe('an explanation', () => {
  const asks = (phase: MonitoredMonth['phase'], of: readonly (readonly [plan_minor: number, actual_minor: number])[]) =>
    of.map(([plan_minor, actual_minor]) => asksForExplanation({ phase, plan_minor, actual_minor }))

  test('is required for a past month more than 10 % off its plan, or with unplanned spending', () => {
    expect(
      asks('past', [
        ...([
          [1000, 1100],
          [1000, 900],
          [0, 0],
          [1, 1],
        ] as const),
        ...([
          [1000, 1101],
          [1000, 899],
          [0, 1],
          [1, 0],
          [99_999_999_999, 109_999_999_999],
        ] as const),
      ]),
    ).toEqual([...Array(4).fill(false), ...Array(5).fill(true)])
  })

  test('is required for the current month only above its plan', () => {
    expect(
      asks('running', [
        [1000, 0],
        [1000, 899],
        [1000, 1100],
        [1000, 1101],
        [0, 1],
        [0, 0],
      ]),
    ).toEqual([...[false, false, false, true, true, false]])
  })

  test('is never required for a future month', () => {
    expect(
      asks('coming', [
        [1000, 0],
        [1000, 1101],
        [0, 1],
      ]),
    ).toEqual([false, false, false])
  })
})

test('compares cumulative spending with the plan in the last month that has begun', () => {
  const month = (phase: MonitoredMonth['phase'], plan: number, actual: number) => ({
    ...{ phase, cumulative_plan_minor: plan, cumulative_actual_minor: actual },
  })
  expect(spendingLead([month('past', 100, 50), month('running', 200, 250), month('coming', 900, 250)])).toBe(25)
  expect(spendingLead([month('past', 300, 199), month('coming', 900, 199)])).toBe(-34)
  expect([spendingLead([]), spendingLead([month('coming', 10, 0)]), spendingLead([month('past', 0, 40)])]).toEqual([
    0, 0, 0,
  ])
})
