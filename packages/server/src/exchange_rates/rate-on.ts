import type { Currency } from '@portal/contract/money'
import { sql } from 'drizzle-orm'
import type { Orm } from '../platform/database/index.ts'

/** A rate with the day from which it holds. */
export interface DatedRate {
  readonly rate: number
  readonly effective_date: string
}

/**
 * What one unit of a currency is worth in dollars on a day (YYYY-MM-DD): the newest rate that holds by then, either
 * way round. Null where none is known; a missing rate never counts as 1 (decision 10).
 */
export const usdRateOn = async (db: Orm, currency: Currency, day: string): Promise<DatedRate | null> => {
  if (currency === 'usd') return { rate: 1, effective_date: day }
  const { rows } = await db.execute<{ rate: string; effective_date: string }>(sql`
    SELECT CASE WHEN "from" = ${currency} THEN rate ELSE round(1 / rate, 8) END AS rate, effective_date::text
    FROM exchange_rates
    WHERE effective_date <= ${day} AND (("from" = ${currency} AND "to" = 'usd') OR ("from" = 'usd' AND "to" = ${currency}))
    ORDER BY effective_date DESC, "from" = ${currency} DESC LIMIT 1`)
  const [row] = rows
  return row ? { rate: Number(row.rate), effective_date: row.effective_date } : null
}
