import type { Currency } from '@portal/contract/core/fields/money'
import { sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'

/** A rate with the day from which it is valid. */
export interface DatedRate {
  /** Null for the dollar itself. */
  readonly id: string | null
  readonly rate: number
  /** The rate as it was entered, if that was the other way round: `rate` is its inverse with eight decimals. */
  readonly inverse: number | null
  readonly effective_date: string
}

interface Found extends Record<string, unknown> {
  readonly day: string
  readonly id: string
  readonly rate: string
  readonly inverse: string | null
  readonly effective_date: string
}

/**
 * What one unit of a currency is worth in another on each of these days (YYYY-MM-DD): the newest rate of the two that is
 * valid by then, either way round. Days of which none is known are left out; a missing rate never counts as 1
 * (decision 10). One query, however many days.
 */
export const pairRatesOn = async (
  db: Orm,
  from: Currency,
  to: Currency,
  days: readonly string[],
): Promise<ReadonlyMap<string, DatedRate>> => {
  const { rows } = await db.execute<Found>(sql`
    SELECT day::text, found.* FROM unnest(${sql.param([...days])}::date[]) AS day CROSS JOIN LATERAL (
      SELECT id, CASE WHEN "from" = ${from} THEN rate ELSE round(1 / rate, 8) END AS rate,
        CASE WHEN "from" = ${to} THEN rate END AS inverse, effective_date::text
      FROM exchange_rates
      WHERE effective_date <= day AND (("from" = ${from} AND "to" = ${to}) OR ("from" = ${to} AND "to" = ${from}))
      ORDER BY effective_date DESC, "from" = ${from} DESC LIMIT 1) found`)
  return new Map(
    rows.map(({ day, rate, inverse, ...found }) => [
      day,
      { ...found, rate: Number(rate), inverse: inverse === null ? null : Number(inverse) },
    ]),
  )
}

/** What one unit of a currency is worth in dollars on each of these days. */
export const usdRatesOn = async (
  db: Orm,
  currency: Currency,
  days: readonly string[],
): Promise<ReadonlyMap<string, DatedRate>> =>
  currency === 'usd'
    ? new Map(days.map(day => [day, { id: null, rate: 1, inverse: null, effective_date: day }]))
    : pairRatesOn(db, currency, 'usd', days)

/** The same for one day; null where no rate is known. */
export const usdRateOn = async (db: Orm, currency: Currency, day: string): Promise<DatedRate | null> =>
  (await usdRatesOn(db, currency, [day])).get(day) ?? null
