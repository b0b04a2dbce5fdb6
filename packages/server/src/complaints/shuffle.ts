import { type SQL, sql } from 'drizzle-orm'
import { type Orm, transaction } from '../platform/database/index.ts'
import { startOfDay } from '../platform/day.ts'
import type { Services } from '../platform/http/context.ts'
import { noteMove } from './marks.ts'

const LATE_MS = 15 * 60 * 1000

/** Told by the catalog, so that a column added later is moved too; generated ones are made anew by the database. */
const columnsOf = async (db: Orm) => {
  const { rows } = await db.execute<{ name: string }>(sql`
    SELECT attname AS name FROM pg_attribute
    WHERE attrelid = 'complaints'::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
      AND attname <> 'shuffled' ORDER BY attnum`)
  return sql.join(
    rows.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
}

/**
 * The rows that still stand as they were filed, but those of the present day. A quarter of an hour after midnight
 * nothing is on its way any more that still bears the day before. A day that has not come yet is that of a clock which
 * was set back since.
 */
const unshuffled = ({ settings, now }: Services): SQL => {
  const today = startOfDay(new Date(now().getTime() - LATE_MS), settings.TIME_ZONE)
  return sql`identity_type = 'anonymous' AND NOT shuffled
    AND (filed_at < ${today.toISOString()} OR filed_at > ${now().toISOString()})`
}

/**
 * Takes the private complaints of past days out of the table and puts them back in random order, in one statement, so
 * that none is lost or seen twice. All of them then bear the same transaction number, and neither their places in the
 * table, in its indexes and beside it (long texts) nor those numbers tell in which order they were filed, or between
 * which rows of other tables. Today's stay until the day is over: moved now, they would bear the time of this run.
 */
export const shufflePrivate = async (services: Services): Promise<void> => {
  const { database } = services
  const which = unshuffled(services)
  const found = await database.orm.execute(sql`SELECT FROM complaints WHERE ${which} LIMIT 1`)
  if (found.rowCount === 0) return
  await transaction(database, async db => {
    await db.execute(sql`SET LOCAL lock_timeout = '5s'`)
    // Readers go on; whoever files or handles waits, and then finds the row in its new place.
    await db.execute(sql`LOCK TABLE complaints, complaint_events IN EXCLUSIVE MODE`)
    const columns = await columnsOf(db)
    await db.execute(sql`
      WITH moved AS (DELETE FROM complaints WHERE ${which} RETURNING ${columns})
      INSERT INTO complaints (${columns}, shuffled) SELECT ${columns}, true FROM moved ORDER BY gen_random_uuid()`)
    await noteMove(db)
  })
}
