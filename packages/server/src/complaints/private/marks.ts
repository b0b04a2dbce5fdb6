import { sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'

// The mark exists while the table still contains the dead rows that the shuffle left behind.
const NAME = 'complaints_moved'

/** The number of the transaction that moved complaints last; undefined where the table has been rewritten since. */
export const lastMove = async (db: Orm): Promise<string | undefined> => {
  const { rows } = await db.execute<{ xid: string }>(sql`SELECT xmin::text AS xid FROM marks WHERE name = ${NAME}`)
  return rows[0]?.xid
}

/** Notes, in the transaction that moves complaints, that the table has to be rewritten. */
export const noteMove = async (db: Orm): Promise<void> => {
  await db.execute(sql`INSERT INTO marks (name) VALUES (${NAME}) ON CONFLICT (name) DO UPDATE SET at = EXCLUDED.at`)
}

/** The table has been rewritten after this move; a later one stays noted. */
export const forgetMove = async (db: Orm, xid: string): Promise<void> => {
  await db.execute(sql`DELETE FROM marks WHERE name = ${NAME} AND xmin::text = ${xid}`)
}
