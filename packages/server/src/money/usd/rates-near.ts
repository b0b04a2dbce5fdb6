import { type Currency, currencies } from '@portal/contract/core/fields/money'
import type { CrossRate, KnownRate, RatesNear } from '@portal/contract/money/exchange-rates/rate-rules'
import { sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'
import { pairRatesOn } from './rate-on.ts'
import { crossOf } from './rates-between.ts'

interface NewRate {
  readonly from: Currency
  readonly to: Currency
  readonly effective_date: string
}

/** The rate of a pair valid on a day, or its earliest later rate. Only `isOn` counts a rate that begins on that day. */
const nearest = async (db: Orm, { from, to, effective_date }: NewRate, isOn: boolean): Promise<KnownRate | null> => {
  const before = isOn ? sql`effective_date <= ${effective_date}` : sql`effective_date < ${effective_date}`
  const { rows } = await db.execute<{ rate: string; effective_date: string }>(sql`
    SELECT rate, effective_date::text FROM exchange_rates
    WHERE "from" = ${from} AND "to" = ${to} AND (${isOn} OR effective_date <> ${effective_date})
    ORDER BY ${before} DESC, CASE WHEN ${before} THEN effective_date END DESC, effective_date LIMIT 1`)
  const [found] = rows
  return found ? { rate: Number(found.rate), effective_date: found.effective_date } : null
}

/** The pair's cross rate through the third currency on a day. Null if either rate isn't known by then. */
const crossRateOn = async (db: Orm, { from, to, effective_date }: NewRate): Promise<CrossRate | null> => {
  const through = currencies.find(one => one !== from && one !== to)
  if (!through) return null
  const one = (await pairRatesOn(db, from, through, [effective_date])).get(effective_date)
  const other = (await pairRatesOn(db, to, through, [effective_date])).get(effective_date)
  const rate = one && other && crossOf(one.rate, other.rate)
  return rate === undefined ? null : { rate, through }
}

/**
 * Known rates to compare a new one with, except itself if it is listed. Uses the pair's rate valid by then, otherwise
 * its earliest later rate. An opposite rate counts from its day until a later rate of the pair replaces it. Otherwise,
 * a pair once entered in the other direction would always ask for confirmation. If the pair has no other rate, a later
 * opposite rate counts too. Without either, the cross rate counts.
 */
export const ratesNear = async (db: Orm, given: NewRate, isListed: boolean): Promise<RatesNear> => {
  const previous = await nearest(db, given, !isListed)
  const inverse = await nearest(db, { ...given, from: given.to, to: given.from }, true)
  const isKnown = (one: KnownRate | null): one is KnownRate =>
    one !== null && one.effective_date <= given.effective_date
  if (previous === null) return { previous, inverse, cross: inverse === null ? await crossRateOn(db, given) : null }
  const isReplaced = isKnown(previous) && isKnown(inverse) && inverse.effective_date < previous.effective_date
  return { previous, inverse: isKnown(inverse) && !isReplaced ? inverse : null, cross: null }
}
