import { exactDollars, isWithin } from '@portal/contract/core/fields/money'
import { mostInvoiced, openOf } from '@portal/contract/requests/drawdown'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const at = (usd_rate: number) => ({ usd_rate, per_usd: null })

const usual = { percent: 5, usd_minor: 10_000 }

describe('the invoice limit of an approved line', () => {
  test.each([
    ['5 % above a small amount', 10_000, 1, 10_500],
    ['rounded down to whole minor units', 99, 1, 103],
    ['100 dollars above a large amount', 1_000_000, 1, 1_010_000],
    ['equal where both tolerances meet', 200_000, 1, 210_000],
    ['100 dollars above at the rate of the request, rounded down', 10_000_000, 1.1, 10_009_090],
    ['5 % above in a weak currency', 100_000, 0.025, 105_000],
    ['the approved amount without a rate', 10_000, null, 10_000],
    ['0 for an amount of 0', 0, 1, 0],
  ])('is %s', (_, approved, rate, most) => {
    expect(mostInvoiced(approved, rate === null ? null : at(rate), usual)).toBe(most)
  })

  test('is the approved amount if either tolerance is 0', () => {
    expect(mostInvoiced(10_000, at(1), { percent: 0, usd_minor: 10_000 })).toBe(10_000)
    expect(mostInvoiced(10_000, at(1), { percent: 5, usd_minor: 0 })).toBe(10_000)
  })

  test('is the largest amount within both tolerances', () => {
    const rate = fc.tuple(fc.integer({ min: 1, max: 500_000_000 }), fc.boolean()).map(([steps, isInverse]) => {
      const entered = steps / 100_000_000
      return isInverse ? { usd_rate: 1, per_usd: entered } : at(entered)
    })
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

test('commits the amount due minus the amount invoiced, at least 0', () => {
  expect(openOf({ due_minor: 100, invoiced_minor: 40 })).toBe(60)
  expect(openOf({ due_minor: 100, invoiced_minor: 103 })).toBe(0)
})
