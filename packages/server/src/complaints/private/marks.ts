import { sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'

// The mark exists while the table still contains dead rows of the shuffle.
const NAME = 'complaints_moved'

/** ID of the transaction that last moved complaints. Undefined if the table was rewritten since. */
export const lastMove = async (db: Orm): Promise<string | undefined> => {
  const { rows } = await db.execute<{ xid: string }>(sql`SELECT xmin::text AS xid FROM marks WHERE name = ${NAME}`)
  return rows[0]?.xid
}

/** Records that the table must be rewritten. Call it in the transaction that moves complaints. */
export const noteMove = async (db: Orm): Promise<void> => {
  await db.execute(sql`INSERT INTO marks (name) VALUES (${NAME}) ON CONFLICT (name) DO UPDATE SET at = EXCLUDED.at`)
}

/** Removes the mark after the table was rewritten, unless a later move has replaced it. */
export const forgetMove = async (db: Orm, xid: string): Promise<void> => {
  await db.execute(sql`DELETE FROM marks WHERE name = ${NAME} AND xmin::text = ${xid}`)
}
