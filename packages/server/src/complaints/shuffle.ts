import { sql } from 'drizzle-orm'
import { type Orm, transaction } from '../platform/database/index.ts'
import { startOfDay } from '../platform/day.ts'
import type { Services } from '../platform/http/context.ts'
import { markOf, setMark } from './marks.ts'

const LATE_MS = 15 * 60 * 1000
const AGAIN_MS = 2 * 24 * 60 * 60 * 1000

/** Told by the catalog, so that a column added later is moved too; generated ones are made anew by the database. */
const columnsOf = async (db: Orm) => {
  const { rows } = await db.execute<{ name: string }>(sql`
    SELECT attname AS name FROM pg_attribute
    WHERE attrelid = 'complaints'::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum`)
  return sql.join(
    rows.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
}

/**
 * Takes the private complaints of past days out of the table and puts them back in random order, in one statement, so
 * that none is lost or seen twice. All of them then bear the same transaction number, and neither their places in the
 * table, in its indexes and beside it (long texts) nor those numbers tell in which order they were filed, or between
 * which rows of other tables. Today's stay until the day is over: moved now, they would bear the time of this run.
 *
 * The two days before are moved once more, in case the organisation's time zone was changed. A quarter of an hour
 * after midnight nothing is on its way any more that still bears the day before.
 */
export const shufflePrivate = async ({ database, settings, now }: Services): Promise<void> => {
  const today = startOfDay(new Date(now().getTime() - LATE_MS), settings.TIME_ZONE)
  const last = await markOf(database.orm, 'complaints_shuffled')
  if (last && last >= today) return
  const since = new Date(last ? last.getTime() - AGAIN_MS : 0).toISOString()
  await transaction(database, async db => {
    await db.execute(sql`SET LOCAL lock_timeout = '5s'`)
    // Readers go on; whoever files or handles waits, and then finds the row in its new place.
    await db.execute(sql`LOCK TABLE complaints, complaint_events IN EXCLUSIVE MODE`)
    const columns = await columnsOf(db)
    const { rowCount } = await db.execute(sql`
      WITH moved AS (
        DELETE FROM complaints
        WHERE identity_type = 'anonymous' AND filed_at < ${today.toISOString()} AND filed_at >= ${since}
        RETURNING ${columns}
      )
      INSERT INTO complaints (${columns}) SELECT ${columns} FROM moved ORDER BY gen_random_uuid()`)
    await setMark(db, 'complaints_shuffled', today)
    // Nothing was left behind to be cleared away.
    if (rowCount === 0) await setMark(db, 'complaints_compacted', today)
  })
}
