import { exactDollars, isWithin } from '@portal/contract/core/fields/money'
import { mostInvoiced, openOf } from '@portal/contract/requests/drawdown'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const usual = { percent: 5, usd_minor: 10_000 }

describe('the most that may be invoiced of an approved line', () => {
  test.each([
    ['5 % of a small one', 10_000, 1, 10_500],
    ['whole units of its currency, rounded down', 99, 1, 103],
    ['100 dollars of a large one', 1_000_000, 1, 1_010_000],
    ['exactly where both limits meet', 200_000, 1, 210_000],
    ['100 dollars by the rate of the request, rounded down', 10_000_000, 1.1, 10_009_090],
    ['5 % where a currency is worth little', 100_000, 0.025, 105_000],
    ['nothing more before there is a rate', 10_000, null, 10_000],
    ['nothing of nothing', 0, 1, 0],
  ])('is %s', (_, approved, rate, most) => {
    expect(mostInvoiced(approved, rate, usual)).toBe(most)
  })

  test('is what was approved where the operator allows nothing', () => {
    expect(mostInvoiced(10_000, 1, { percent: 0, usd_minor: 10_000 })).toBe(10_000)
    expect(mostInvoiced(10_000, 1, { percent: 5, usd_minor: 0 })).toBe(10_000)
  })

  test('is within both limits, and one more unit is not', () => {
    const rate = fc.integer({ min: 1, max: 500_000_000 }).map(steps => steps / 100_000_000)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), rate, (approved, usd) => {
        const over = mostInvoiced(approved, usd, usual) - approved
        const fits = (minor: number) =>
          minor * 100 <= approved * usual.percent && isWithin(exactDollars(minor, usd), usual.usd_minor)
        expect([fits(over), fits(over + 1)]).toEqual([true, false])
      }),
    )
  })
})

test('a line commits what is due less what was invoiced, and never less than nothing', () => {
  expect(openOf({ due_minor: 100, invoiced_minor: 40 })).toBe(60)
  expect(openOf({ due_minor: 100, invoiced_minor: 103 })).toBe(0)
})
