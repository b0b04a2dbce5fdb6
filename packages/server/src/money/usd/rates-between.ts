import type { Currency } from '@portal/contract/core/fields/money'
import type { Orm } from '../../platform/database/index.ts'
import { pairRatesOn, usdRatesOn } from './rate-on.ts'

const STEPS = 100_000_000

/** The largest rate that an expense stores, and in hundred-millionths the smallest. */
const LARGEST = STEPS

/** A rate with the eight decimals that rates have; undefined where it is too large or too small for them. */
const storable = (rate: number) => {
  const rounded = Math.round(rate * STEPS) / STEPS
  return rounded > 0 && rounded < LARGEST ? rounded : undefined
}

/**
 * What one unit is worth in another currency, from what each is worth in a third one; undefined where that is too large
 * or too small.
 */
export const crossOf = (one: number, other: number): number | undefined => storable(one / other)

/**
 * What one unit of a currency is worth in another on each of these days: the newest rate of the two that is valid by
 * then, either way round, and where there is none the one that their rates to the dollar make. Days of which none is
 * known are left out.
 */
export const ratesBetween = async (
  db: Orm,
  from: Currency,
  to: Currency,
  days: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  if (days.length === 0) return new Map()
  const direct = await pairRatesOn(db, from, to, days)
  const dollars = [await usdRatesOn(db, from, days), await usdRatesOn(db, to, days)] as const
  return new Map(
    days.flatMap(day => {
      const [one, other] = dollars.map(rates => rates.get(day)?.rate)
      const cross = one !== undefined && other ? crossOf(one, other) : undefined
      const rate = direct.get(day)?.rate ?? cross
      return rate === undefined ? [] : [[day, rate] as const]
    }),
  )
}
