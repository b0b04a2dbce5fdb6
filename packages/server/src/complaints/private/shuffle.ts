import { type SQL, sql } from 'drizzle-orm'
import { type Orm, transaction } from '../../platform/database/index.ts'
import type { Services } from '../../platform/http/context.ts'
import { startOfDay } from '../../platform/time/day.ts'
import { noteMove } from './marks.ts'

const LATE_MS = 15 * 60 * 1000

type Moved = 'complaints' | 'complaint_additions' | 'complaint_attachments'

/**
 * Read from the catalogue, so that new columns are moved too. Excludes generated columns, which PostgreSQL computes.
 */
const columnsOf = async (db: Orm, table: Moved) => {
  const { rows } = await db.execute<{ name: string }>(sql`
    SELECT attname AS name FROM pg_attribute
    WHERE attrelid = ${table}::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
      AND attname <> 'shuffled' ORDER BY attnum`)
  return sql.join(
    rows.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
}

/**
 * Conditions for rows in their original order, except for the current day. Waits 15 minutes after midnight, when no
 * request from the previous day is still running. Future days come from a clock that has since been set back.
 */
const unshuffled = ({ settings, now }: Services) => {
  const today = startOfDay(new Date(now().getTime() - LATE_MS), settings.TIME_ZONE)
  const isPast = (day: SQL) =>
    sql`NOT shuffled AND (${day} < ${today.toISOString()} OR ${day} > ${now().toISOString()})`
  return {
    complaints: sql`identity_type = 'anonymous' AND ${isPast(sql`filed_at`)}`,
    complaint_additions: isPast(sql`added_on`),
    complaint_attachments: isPast(sql`added_on`),
  }
}

const moveTo = async (db: Orm, table: Moved, which: SQL): Promise<void> => {
  const name = sql.identifier(table)
  const columns = await columnsOf(db, table)
  await db.execute(sql`
    WITH moved AS (DELETE FROM ${name} WHERE ${which} RETURNING ${columns})
    INSERT INTO ${name} (${columns}, shuffled) SELECT ${columns}, true FROM moved ORDER BY gen_random_uuid()`)
}

/**
 * Deletes the private complaints of past days and inserts them again in random order. A single statement per table does
 * both, so that no row is lost or seen twice.
 *
 * All rows then have the same transaction ID. Neither IDs nor positions in tables, indexes, and TOAST reveal the order
 * of filing, also relative to other tables.
 *
 * Today's rows wait until the day is over. Moving them now would reveal that they came before this run.
 */
export const shufflePrivate = async (services: Services): Promise<void> => {
  const { database } = services
  const which = unshuffled(services)
  const found = await database.orm.execute(sql`
    (SELECT FROM complaints WHERE ${which.complaints} LIMIT 1)
    UNION ALL (SELECT FROM complaint_additions WHERE ${which.complaint_additions} LIMIT 1)`)
  if (found.rowCount === 0) return
  await transaction(database, async db => {
    await db.execute(sql`SET LOCAL lock_timeout = '5s'`)
    // Readers continue. Writers wait, and then find the row in its new place.
    await db.execute(sql`
      LOCK TABLE complaints, complaint_events, complaint_additions, complaint_attachments IN EXCLUSIVE MODE`)
    await moveTo(db, 'complaints', which.complaints)
    // Complaints with additions move up in the list after the day is over, all at once.
    await db.execute(sql`
      UPDATE complaints SET updated_at = greatest(updated_at, added.day) FROM (
        SELECT complaint_id, max(added_on) AS day FROM complaint_additions
        WHERE ${which.complaint_additions} GROUP BY complaint_id) added
      WHERE complaints.id = added.complaint_id`)
    await moveTo(db, 'complaint_additions', which.complaint_additions)
    await moveTo(db, 'complaint_attachments', which.complaint_attachments)
    await noteMove(db)
  })
}
