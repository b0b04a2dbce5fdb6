import {
  differenceOf,
  planSums,
  sentRows,
  unbalancedRows,
  withEntries,
} from '@portal/contract/money/budgets/plan-edits'
import { describe, expect, test } from 'vitest'
import { forecast, forecastMonths } from '../../support/two-line-forecast.ts'

const [first] = forecast.rows

describe('edits of the plan', () => {
  test('are sent by line, without values that are stored already', () => {
    const edits = withEntries(forecast, {}, [
      { item_id: 'a', month: '2026-03', amount: 50_000 },
      { item_id: 'a', month: '2026-04', amount: 20_000 },
      { item_id: 'b', month: '2026-03', amount: 70_000 },
    ])
    expect(sentRows(edits)).toEqual([
      {
        item_id: 'a',
        months: [
          { month: '2026-03', amount_minor: 50_000 },
          { month: '2026-04', amount_minor: 20_000 },
        ],
      },
    ])
    expect(unbalancedRows(forecast, edits)).toEqual([])
    expect(withEntries(forecast, edits, [{ item_id: 'a', month: '2026-03', amount: 70_000 }])).toEqual({
      a: { '2026-04': 20_000 },
    })
  })

  test('must add up to the line’s total, with past months counted as spent', () => {
    const edits = withEntries(forecast, {}, [{ item_id: 'a', month: '2026-04', amount: 1 }])
    expect(unbalancedRows(forecast, edits).map(({ item }) => item.id)).toEqual(['a'])
    const past = withEntries(forecast, {}, [{ item_id: 'a', month: '2026-01', amount: 99 }])
    expect(unbalancedRows(forecast, past)).toEqual([])
    expect(first && differenceOf(first, forecast, past)).toBe(0)
  })
})

test('the sums of a plan count locked months as spent, unless they are open', () => {
  const edits = withEntries(forecast, {}, [
    { item_id: 'a', month: '2026-01', amount: 5 },
    { item_id: 'a', month: '2026-04', amount: 1 },
  ])
  const sums = planSums(forecast, edits, new Set(['2026-03', '2026-04']))
  expect(sums).toEqual({ total: 200_000, difference: -1, months: [60_000, 0, 140_000, 1], baseline: 0 })
  expect(planSums(forecast, edits, new Set(forecastMonths)).months).toEqual([5, 0, 140_000, 1])
})
