import { converted, dollarSurplus } from '@portal/contract/core/fields/money'
import { type LineTotals, totalsOf } from '@portal/contract/money/budgets/totals'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

// Rates are in millionths, so that this arithmetic uses integers only.
const MILLION = 1_000_000n

const rate = fc.integer({ min: 1, max: 3_000_000 })
const minor = fc.integer({ min: 0, max: 90_000_000 })
/** A line with its expenses and refunds, each at the rate of its day. */
const aLine = fc.record({
  total: minor,
  committed: minor,
  expenses: fc.array(fc.tuple(fc.integer({ min: -500_000, max: 900_000 }), rate), { maxLength: 8 }),
})
type Line = typeof aLine extends fc.Arbitrary<infer Given> ? Given : never

/** Rounds half away from zero, independently of the implementation. */
const rounded = (minorUnits: number, millionths: number): bigint => {
  const exact = BigInt(minorUnits) * BigInt(millionths)
  const whole = (exact < 0n ? -exact : exact) / MILLION
  const rest = (exact < 0n ? -exact : exact) % MILLION
  const up = rest * 2n >= MILLION ? whole + 1n : whole
  return exact < 0n ? -up : up
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

const totalsIn = ({ total, committed, expenses }: Line): LineTotals => {
  const spent = sum(expenses.map(([amount]) => amount))
  return {
    ...{ total_minor: total, committed_minor: committed, spent_minor: spent, without_rate: 0 },
    spent_usd_minor: sum(expenses.map(([amount, at]) => converted(amount, at / 1_000_000))),
    surplus_minor: total - spent - committed,
  }
}

describe('dollar totals', () => {
  test('reconcile to the cent: planned - spent - committed = surplus', () => {
    fc.assert(
      fc.property(fc.array(aLine, { minLength: 1, maxLength: 6 }), rate, (lines, projectRate) => {
        const rows = lines.map(totalsIn)
        for (const [of, parts] of [
          ...rows.map((row, at) => [row, lines.slice(at, at + 1)] as const),
          [totalsOf(rows), lines] as const,
        ]) {
          const planned = rounded(sum(parts.map(({ total }) => total)), projectRate)
          const committed = rounded(sum(parts.map(line => line.committed)), projectRate)
          const spent = parts
            .flatMap(({ expenses }) => expenses)
            .reduce((all, [amount, at]) => all + rounded(amount, at), 0n)
          const left = dollarSurplus(of, projectRate / 1_000_000)
          expect(BigInt(left?.surplus ?? Number.NaN)).toBe(planned - spent - committed)
        }
      }),
    )
  })

  test('attribute the exchange difference to the rates of the expenses', () => {
    fc.assert(
      fc.property(aLine, rate, (line, projectRate) => {
        const exact = sum(line.expenses.map(([amount, at]) => (amount * (projectRate - at)) / 1_000_000))
        const found = dollarSurplus(totalsIn(line), projectRate / 1_000_000)?.exchange_difference ?? Number.NaN
        // Every rounded amount can be off by half a cent.
        expect(Math.abs(found - exact)).toBeLessThanOrEqual((line.expenses.length + 3) / 2 + 0.01)
      }),
    )
  })

  test('are null if an expense has no rate', () => {
    const known = totalsIn({ total: 100, committed: 10, expenses: [[5, 1_000_000]] })
    expect(dollarSurplus({ ...known, without_rate: 1 }, 1.1)).toBeNull()
    expect(dollarSurplus(known, 1)).toEqual({ surplus: 85, exchange_difference: 0 })
  })
})
