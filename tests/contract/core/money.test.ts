import { converted, hasTwoDecimals, lineTotal, percentOf, surplusOf } from '@portal/contract/core/fields/money'
import { totalsOf } from '@portal/contract/money/budgets/totals'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

// Parses a decimal number into its digits and the number of decimal places.
const decimal = (written: string): [bigint, number] => {
  const [whole = '', part = ''] = written.split('.')
  return [BigInt(whole + part), part.length]
}

// Multiplies written numbers digit by digit, independently of the implementation, and rounds by the first cut digit.
const onPaper = (...factors: string[]): bigint => {
  let digits = 1n
  let places = 0
  for (const factor of factors) {
    const [value, behind] = decimal(factor)
    digits *= value
    places += behind
  }
  const written = digits.toString().padStart(places + 1, '0')
  const whole = BigInt(written.slice(0, written.length - places))
  const half = places > 0 && Number(written[written.length - places]) >= 5
  return half ? whole + 1n : whole
}

const written = (hundredths: number) => `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`

const line = fc.record({
  amount: fc.nat(1_000_000_000),
  frequency: fc.nat(10_000_000),
  price_minor: fc.maxSafeNat().map(price => price % 10_000_000_000_001),
  load: fc.nat(10_000),
})

describe('the total of a budget line', () => {
  test('is amount x frequency x price x load / 100, rounded half up once', () => {
    fc.assert(
      fc.property(line, ({ amount, frequency, price_minor, load }) => {
        const figures = { amount: amount / 100, frequency: frequency / 100, load_percentage: load / 100 }
        const total = lineTotal({ ...figures, price_minor })
        const exact = onPaper(written(amount), written(frequency), `${price_minor}`, written(load), '0.01')
        // Larger numbers can't be stored. They're only reported as too large.
        expect(BigInt(total)).toBe(exact > BigInt(Number.MAX_SAFE_INTEGER) ? BigInt(Number(exact)) : exact)
      }),
      {
        numRuns: 2000,
        examples: [
          [{ amount: 50, frequency: 100, price_minor: 1, load: 10_000 }],
          [{ amount: 49, frequency: 100, price_minor: 1, load: 10_000 }],
          [{ amount: 115, frequency: 100, price_minor: 100, load: 10_000 }],
          [{ amount: 100, frequency: 100, price_minor: 3, load: 5_000 }],
        ],
      },
    )
  })

  test('never decreases when the amount increases', () => {
    fc.assert(
      fc.property(line, fc.nat(1000), ({ amount, frequency, price_minor, load }, more) => {
        const figures = { frequency: frequency / 100, price_minor, load_percentage: load / 100 }
        const total = lineTotal({ ...figures, amount: amount / 100 })
        expect(lineTotal({ ...figures, amount: (amount + more) / 100 })).toBeGreaterThanOrEqual(total)
      }),
    )
  })

  test('recognises numbers with two decimals despite floating point', () => {
    fc.assert(fc.property(fc.nat(1_000_000_000), figure => hasTwoDecimals(figure / 100)))
    expect([1.005, 0.001, 33.333].map(hasTwoDecimals)).toEqual([false, false, false])
  })
})

test('adds rounded lines, and subtracts spent and committed amounts for the surplus', () => {
  const money = fc.record({
    ...{ total_minor: fc.nat(), spent_minor: fc.nat(), committed_minor: fc.nat() },
    ...{ spent_usd_minor: fc.nat(), without_rate: fc.nat() },
  })
  fc.assert(
    fc.property(fc.array(money), lines => {
      const rows = lines.map(one => ({ ...one, surplus_minor: surplusOf(one) }))
      const totals = totalsOf(rows)
      expect(totals.total_minor).toBe(rows.reduce((sum, one) => sum + one.total_minor, 0))
      expect(totals.surplus_minor).toBe(surplusOf(totals))
      // Dollars exclude expenses without a rate, whose number is summed separately.
      expect(totals.spent_usd_minor).toBe(rows.reduce((sum, one) => sum + one.spent_usd_minor, 0))
      expect(totals.without_rate).toBe(rows.reduce((sum, one) => sum + one.without_rate, 0))
    }),
  )
})

test('converts amounts to dollars, rounded half up', () => {
  const rate = fc.nat(100_000_000_000).map(steps => steps + 1)
  fc.assert(
    fc.property(fc.nat(2_000_000_000), rate, (minor, steps) => {
      const digits = String(steps).padStart(9, '0')
      const exact = onPaper(`${minor}`, `${digits.slice(0, -8)}.${digits.slice(-8)}`)
      if (exact <= BigInt(Number.MAX_SAFE_INTEGER)) expect(BigInt(converted(minor, steps / 100_000_000))).toBe(exact)
    }),
  )
})

test('rounds percentages to one decimal, and returns null for a whole of 0', () => {
  expect([percentOf(1, 0), percentOf(1, 3), percentOf(-1, 8), percentOf(5, 2)]).toEqual([null, 33.3, -12.5, 250])
})
