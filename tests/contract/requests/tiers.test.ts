import { converted, convertedLine, exactDollars, isWithin, sumOfDollars } from '@portal/contract/core/fields/money'
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

describe('the tier of a total', () => {
  test('is the lowest limit for the unrounded total, inclusive', () => {
    const tiers = [0, 100_00, 100_01, 250_01, 500_01, 3000_01, 10_000_00, 10_000_01].map(cents =>
      tierFor(exactDollars(cents, 1)).replace('budget_hold_', ''),
    )
    expect(tiers).toEqual(['100', '100', '250', '500', '3000', '10000', '10000', 'unlimited'])
    expect([converted(400_001, 0.025), tierFor(exactDollars(400_001, 0.025))]).toEqual([100_00, 'budget_hold_250'])
  })

  test('is exact close to a limit', () => {
    const near = fc.tuple(steps, fc.constantFrom(...limits), fc.integer({ min: -3, max: 3 })).map(([of, limit, by]) => {
      return [Math.max(0, Number((limit * STEPS) / BigInt(of)) + by), of] as const
    })
    fc.assert(
      fc.property(fc.oneof(fc.tuple(minor, steps), near), ([amount, of]) => {
        expect(tierFor(exactDollars(amount, rateOf(of)))).toBe(onPaper(amount, of))
      }),
      { numRuns: 2000 },
    )
  })

  test('doesn’t depend on how an amount is split', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(5_000_000), { minLength: 1, maxLength: 200 }), steps, (parts, of) => {
        const whole = parts.reduce((sum, one) => sum + one, 0)
        const apart = sumOfDollars(parts.map(one => exactDollars(one, rateOf(of))))
        expect(apart).toEqual(exactDollars(whole, rateOf(of)))
        expect(tierFor(apart)).toBe(tierFor(exactDollars(whole, rateOf(of))))
      }),
    )
  })

  test('never decreases when the amount increases', () => {
    fc.assert(
      fc.property(minor, fc.nat(1_000_000), steps, (amount, more, of) => {
        const rank = (one: number) => budgetTiers.indexOf(tierFor(exactDollars(one, rateOf(of))))
        expect(rank(amount + more)).toBeGreaterThanOrEqual(rank(amount))
      }),
    )
  })

  test('is unlimited above the highest limit', () => {
    expect(isWithin(exactDollars(Number.MAX_SAFE_INTEGER, 1_000_000), Number.POSITIVE_INFINITY)).toBe(true)
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
        expect(convertedLine(hundredths / 100, price, rateOf(of))).toBe(Number(rounded))
      }),
    )
  })

  test('equals its total if the request is in dollars', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(100_000_000), (hundredths, unit_price_minor) => {
        const quantity = hundredths / 100
        expect(convertedLine(quantity, unit_price_minor, 1)).toBe(itemTotal({ quantity, unit_price_minor }))
      }),
    )
  })
})
