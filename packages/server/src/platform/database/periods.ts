import type { Period } from '@portal/contract/core/fields/periods'
import { type SQL, sql } from 'drizzle-orm'
import type { Orm } from './transaction.ts'

/** Period from the earliest `first` to the latest `last` that the query `days` selects. Null if it returns no rows. */
export const periodCovering = async (db: Orm, days: SQL): Promise<Period | null> => {
  const { rows } = await db.execute<{ start_date: string | null; end_date: string | null }>(
    sql`SELECT min(first)::text AS start_date, max(last)::text AS end_date FROM (${days}) days`,
  )
  const { start_date, end_date } = rows[0] ?? {}
  return start_date && end_date ? { start_date, end_date } : null
}

/**
 * Condition: the period from `start_date` to `end_date` includes a day of the calendar year. Undefined without a year.
 */
export const isInYear = (year: string | undefined): SQL | undefined =>
  year ? sql`(start_date <= ${`${year}-12-31`} AND end_date >= ${`${year}-01-01`})` : undefined
