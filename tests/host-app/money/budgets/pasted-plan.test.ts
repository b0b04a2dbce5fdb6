import type { Forecast } from '@portal/contract/money/budgets/forecasts'
import { describe, expect, test } from 'vitest'
import { pastedEntries } from '../../../../packages/host-app/src/money/budgets/forecast/plan-grid/typed-amounts.ts'

const monthsOf = ['2026-01', '2026-02', '2026-03', '2026-04']
const lineOf = (id: string): Forecast['rows'][number] => ({
  item: { id, code: id.toUpperCase(), name: 'Trainer' },
  category: { id: 'c', code: 'C', name: 'Staff' },
  total_minor: 100_000,
  months: [
    { month: '2026-01', plan_minor: 0, actual_minor: 30_000 },
    { month: '2026-03', plan_minor: 70_000, actual_minor: 0 },
  ],
  forecast_minor: 100_000,
  difference_minor: 0,
})
const forecast: Forecast = {
  ...{ this_month: '2026-03', version: 1, baseline: null, rows: [lineOf('a'), lineOf('b')] },
  project: {
    ...{ id: 'p', code: 'P', name: 'Water', currency: 'usd', start_date: '2026-01-01', end_date: '2026-04-30' },
  },
  months: monthsOf.map(month => ({
    ...{ month, plan_minor: 0, actual_minor: 0, baseline_minor: 0 },
    ...{ locked: month < '2026-03', is_open: true },
  })),
  can: { edit: true, plan_past: true, set_baseline: false },
}
const coming = new Set(['2026-03', '2026-04'])

describe('pasting a block from a spreadsheet', () => {
  const paste = (text: string, at = { top: 0, first: 2, rows: 1, months: 1 }) =>
    pastedEntries(forecast, coming, text, at)

  test('fills lines and months, and skips cells outside the grid or not open for planning', () => {
    expect(paste('1,000.50\t2\n\t٣\t9\n7', { top: 0, first: 1, rows: 1, months: 1 })).toEqual({
      entries: [
        { item_id: 'a', month: '2026-03', amount: 200 },
        { item_id: 'b', month: '2026-03', amount: 300 },
        { item_id: 'b', month: '2026-04', amount: 900 },
      ],
    })
  })

  test('uses the decimal mark that one of its cells reveals', () => {
    expect(paste('1.234\t10,50')).toMatchObject({ entries: [{ amount: 123_400 }, { amount: 1050 }] })
  })

  test('fills the selection with a single value', () => {
    expect(paste('5', { top: 0, first: 2, rows: 2, months: 2 })).toMatchObject({
      entries: Array.from({ length: 4 }, () => ({ amount: 500 })),
    })
  })

  test('is rejected when a cell is not an amount, is ambiguous, or is negative', () => {
    for (const bad of ['soon', '-3', '1.234', '5 CHF']) expect(paste(`5\t${bad}`)).toEqual({ unread: [bad] })
  })
})
