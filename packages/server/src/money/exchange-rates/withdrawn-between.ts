import type { Currency } from '@portal/contract/core/fields/money'
import { sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'
import { crossOf } from '../usd/rates-between.ts'
import { isWithdrawal } from './withdrawn.ts'

/** A rate as expenses store it, and the first day on which it was valid. */
interface StoredRate {
  readonly rate: number
  readonly since: string
}

interface Found extends Record<string, unknown> {
  readonly rate: string
  readonly since: string
  readonly is_withdrawn: boolean
}

/** Current and withdrawn rates of a pair, entered in either direction. */
const everKnown = async (db: Orm, from: Currency, to: Currency) => {
  const { rows } = await db.execute<Found>(sql`
    SELECT round(CASE WHEN "from" = ${from} THEN rate ELSE 1 / rate END, 8)::text AS rate, since::text, is_withdrawn
    FROM (
      SELECT "from", "to", rate, effective_date AS since, false AS is_withdrawn FROM exchange_rates
      UNION ALL
      SELECT details->>'from', details->>'to', (details->>'rate')::numeric, (details->>'effective_date')::date, true
      FROM audit WHERE ${isWithdrawal}
    ) known WHERE ${from} IN ("from", "to") AND ${to} IN ("from", "to")`)
  return rows.map(row => ({ ...row, rate: Number(row.rate) }))
}

/** Withdrawn rates of a pair, and cross rates that a withdrawn dollar rate produced. */
export const withdrawnBetween = async (db: Orm, from: Currency, to: Currency): Promise<readonly StoredRate[]> => {
  const direct = (await everKnown(db, from, to)).filter(({ is_withdrawn }) => is_withdrawn)
  if (from === 'usd' || to === 'usd') return direct
  const [ones, others] = [await everKnown(db, from, 'usd'), await everKnown(db, to, 'usd')]
  const crossed = ones.flatMap(one =>
    others.flatMap(other => {
      const rate = one.is_withdrawn || other.is_withdrawn ? crossOf(one.rate, other.rate) : undefined
      // The cross rate is valid from the later of both days.
      const since = [one.since, other.since].toSorted()[1] ?? one.since
      return rate === undefined ? [] : [{ rate, since }]
    }),
  )
  return [...direct, ...crossed]
}
