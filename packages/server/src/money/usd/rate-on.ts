import type { Currency } from '@portal/contract/core/fields/money'
import { sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'

/** A rate and the first day on which it is valid. */
export interface DatedRate {
  /** Null for the dollar. */
  readonly id: string | null
  readonly rate: number
  /** The entered rate if its direction was opposite. `rate` is then its inverse, rounded to eight decimals. */
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
 * Value of one unit of a currency in another on each of these days (YYYY-MM-DD). Uses the newest rate valid by then,
 * entered in either direction. Leaves out days without a known rate. A missing rate never counts as 1.
 * Runs one query for all days.
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

/** Value of one unit of a currency in dollars on each of these days. Leaves out days without a known rate. */
export const usdRatesOn = async (
  db: Orm,
  currency: Currency,
  days: readonly string[],
): Promise<ReadonlyMap<string, DatedRate>> =>
  currency === 'usd'
    ? new Map(days.map(day => [day, { id: null, rate: 1, inverse: null, effective_date: day }]))
    : pairRatesOn(db, currency, 'usd', days)

/** Like `usdRatesOn`, for one day. Null if no rate is known. */
export const usdRateOn = async (db: Orm, currency: Currency, day: string): Promise<DatedRate | null> =>
  (await usdRatesOn(db, currency, [day])).get(day) ?? null
