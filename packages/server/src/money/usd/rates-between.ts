import type { Currency } from '@portal/contract/core/fields/money'
import type { Orm } from '../../platform/database/index.ts'
import { pairRatesOn, usdRatesOn } from './rate-on.ts'

const STEPS = 100_000_000

/** Exclusive upper bound of the rates that expenses store, as numeric(16, 8). */
const LARGEST = STEPS

/** Rounds a rate to eight decimals. Undefined if it is then too large or too small to store. */
const storable = (rate: number) => {
  const rounded = Math.round(rate * STEPS) / STEPS
  return rounded > 0 && rounded < LARGEST ? rounded : undefined
}

/** Cross rate of two currencies from their values in a third. Undefined if it is too large or too small to store. */
export const crossOf = (one: number, other: number): number | undefined => storable(one / other)

/**
 * Value of one unit of a currency in another on each of these days. Uses the newest rate valid by then, entered in
 * either direction. Without one, uses the cross rate through the dollar. Leaves out days without a known rate.
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
