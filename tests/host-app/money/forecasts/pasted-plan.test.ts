import { describe, expect, test } from 'vitest'
import { pastedEntries } from '../../../../packages/host-app/src/money/budgets/forecast/plan-grid/typed-amounts.ts'
import { forecast } from '../../../support/two-line-forecast.ts'

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
