import { sql } from 'drizzle-orm'
import type { Orm } from '../platform/database/index.ts'

/** Up to which day the nightly work on private complaints has come. */
export type Mark = 'complaints_shuffled' | 'complaints_compacted'

/** The day of a mark, or undefined before the first time. */
export const markOf = async (db: Orm, name: Mark): Promise<Date | undefined> => {
  const { rows } = await db.execute<{ at: string }>(sql`SELECT at FROM marks WHERE name = ${name}`)
  return rows[0] && new Date(rows[0].at)
}

/** Moves a mark. */
export const setMark = async (db: Orm, name: Mark, at: Date): Promise<void> => {
  await db.execute(sql`
    INSERT INTO marks (name, at) VALUES (${name}, ${at.toISOString()}) ON CONFLICT (name) DO UPDATE SET at = EXCLUDED.at`)
}
