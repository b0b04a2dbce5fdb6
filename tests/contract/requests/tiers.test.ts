import {
  converted,
  convertedLine,
  exactDollars,
  isWithin,
  roundedDollars,
  sumOfDollars,
} from '@portal/contract/core/fields/money'
import { itemTotal } from '@portal/contract/requests/request-items'
import { budgetTiers, tierFor } from '@portal/contract/requests/signatures'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const limits = [100_00n, 250_00n, 500_00n, 3_000_00n, 10_000_00n]
const STEPS = 100_000_000n

/** Calculates the tier independently, with integers in hundred-millionths of a cent. */
const onPaper = (minor: number, steps: number) => {
  const at = limits.findIndex(limit => BigInt(minor) * BigInt(steps) <= limit * STEPS)
  return budgetTiers[at < 0 ? limits.length : at]
}

const minor = fc.integer({ min: 0, max: 2_000_000_000 })
/** Rates in hundred-millionths, near the values of the lira, the euro, and the dollar. */
const steps = fc.oneof(
  fc.integer({ min: 1, max: 5_000_000 }),
  fc.integer({ min: 90_000_000, max: 130_000_000 }),
  fc.constant(100_000_000),
)
const rateOf = (eighths: number) => eighths / 100_000_000

const at = (usd_rate: number) => ({ usd_rate, per_usd: null })
/** A rate entered as units per dollar. Its inverse is rounded as the database does. */
const per = (per_usd: number) => ({ usd_rate: Math.round(100_000_000 / per_usd) / 100_000_000, per_usd })

describe('the tier of a total', () => {
  test('is the lowest limit for the unrounded total, inclusive', () => {
    const tiers = [0, 100_00, 100_01, 250_01, 500_01, 3000_01, 10_000_00, 10_000_01].map(cents =>
      tierFor(exactDollars(cents, at(1))).replace('budget_hold_', ''),
    )
    expect(tiers).toEqual(['100', '100', '250', '500', '3000', '10000', '10000', 'unlimited'])
    expect([converted(400_001, 0.025), tierFor(exactDollars(400_001, at(0.025)))]).toEqual([100_00, 'budget_hold_250'])
  })

  test('is exact close to a limit', () => {
    const near = fc.tuple(steps, fc.constantFrom(...limits), fc.integer({ min: -3, max: 3 })).map(([of, limit, by]) => {
      return [Math.max(0, Number((limit * STEPS) / BigInt(of)) + by), of] as const
    })
    fc.assert(
      fc.property(fc.oneof(fc.tuple(minor, steps), near), ([amount, of]) => {
        expect(tierFor(exactDollars(amount, at(rateOf(of))))).toBe(onPaper(amount, of))
      }),
      { numRuns: 2000 },
    )
  })

  test('doesn’t depend on how an amount is split', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(5_000_000), { minLength: 1, maxLength: 200 }), steps, (parts, of) => {
        const whole = parts.reduce((sum, one) => sum + one, 0)
        const apart = sumOfDollars(parts.map(one => exactDollars(one, at(rateOf(of)))))
        expect(apart).toEqual(exactDollars(whole, at(rateOf(of))))
        expect(tierFor(apart)).toBe(tierFor(exactDollars(whole, at(rateOf(of)))))
      }),
    )
  })

  test('divides by the rate as entered, and never rounds its inverse', () => {
    const total = exactDollars(420_800, per(42.08))
    expect([tierFor(total), roundedDollars(total)]).toEqual(['budget_hold_100', 100_00])
    expect(tierFor(exactDollars(420_801, per(42.08)))).toBe('budget_hold_250')
    // The rounded inverse is on the other side of the limit.
    expect(tierFor(exactDollars(420_800, at(per(42.08).usd_rate)))).toBe('budget_hold_250')
  })

  test('keeps an amount converted from a limit within it, whichever way the rate was entered', () => {
    const entered = fc.integer({ min: 1, max: 10_000_000 }).map(hundredths => hundredths / 100)
    fc.assert(
      fc.property(entered, fc.constantFrom(...limits), (per_usd, limit) => {
        // These are whole minor units: the rate has two decimals, and the limit is in whole dollars.
        const minor = Number((limit * BigInt(Math.round(per_usd * 100))) / 100n)
        expect(isWithin(exactDollars(minor, per(per_usd)), Number(limit))).toBe(true)
        expect(isWithin(exactDollars(minor + 1, per(per_usd)), Number(limit))).toBe(false)
      }),
    )
  })

  test('sums amounts at different rates exactly', () => {
    const third = exactDollars(100_00, per(3))
    expect(isWithin(sumOfDollars([third, third, third]), 100_00)).toBe(true)
    expect(isWithin(sumOfDollars([third, third, third, exactDollars(1, at(0.00000001))]), 100_00)).toBe(false)
  })

  test('never decreases when the amount increases', () => {
    fc.assert(
      fc.property(minor, fc.nat(1_000_000), steps, (amount, more, of) => {
        const rank = (one: number) => budgetTiers.indexOf(tierFor(exactDollars(one, at(rateOf(of)))))
        expect(rank(amount + more)).toBeGreaterThanOrEqual(rank(amount))
      }),
    )
  })

  test('has no upper limit when it is unlimited', () => {
    expect(isWithin(exactDollars(Number.MAX_SAFE_INTEGER, at(1_000_000)), Number.POSITIVE_INFINITY)).toBe(true)
  })
})

describe('an item in dollars', () => {
  test('is quantity x price x rate, rounded half up once', () => {
    const item = fc.tuple(fc.nat(1_000_000), fc.nat(100_000_000), steps)
    fc.assert(
      fc.property(item, ([hundredths, price, of]) => {
        const exact = BigInt(hundredths) * BigInt(price) * BigInt(of)
        const whole = 100n * STEPS
        const rounded = exact / whole + ((exact % whole) * 2n >= whole ? 1n : 0n)
        expect(convertedLine(hundredths / 100, price, at(rateOf(of)))).toBe(Number(rounded))
      }),
    )
  })

  test('equals its total if the request is in dollars', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(100_000_000), (hundredths, unit_price_minor) => {
        const quantity = hundredths / 100
        expect(convertedLine(quantity, unit_price_minor, at(1))).toBe(itemTotal({ quantity, unit_price_minor }))
      }),
    )
  })
})
