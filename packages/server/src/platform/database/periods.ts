import type { Period } from '@portal/contract/core/fields/periods'
import { type SQL, sql } from 'drizzle-orm'
import type { Orm } from './orm.ts'

/** From the earliest to the latest of `days`, a query that selects `first` and `last`; null where it finds none. */
export const periodCovering = async (db: Orm, days: SQL): Promise<Period | null> => {
  const { rows } = await db.execute<{ start_date: string | null; end_date: string | null }>(
    sql`SELECT min(first)::text AS start_date, max(last)::text AS end_date FROM (${days}) days`,
  )
  const { start_date, end_date } = rows[0] ?? {}
  return start_date && end_date ? { start_date, end_date } : null
}
