import { randomUUID } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import { personColumns } from '../access/names.ts'
import { users } from '../access/schema.ts'
import type { Orm } from '../platform/database/index.ts'
import { type ListQuery, pageOfIds, withRows } from '../platform/http/page.ts'
import { activityUpdates } from './schema.ts'

const selectUpdates = (db: Orm) =>
  db
    .select({ update: activityUpdates, ...personColumns })
    .from(activityUpdates)
    .leftJoin(users, eq(users.id, activityUpdates.by_user))

/** A report with the person who wrote it. */
export type UpdateRow = Awaited<ReturnType<typeof selectUpdates>>[number]

// Of two reports of one day the later written is the newer.
const order = sql`report_date::text || to_char(created_at AT TIME ZONE 'UTC', ' YYYY-MM-DD HH24:MI:SS.US')`

const from = sql`(
  SELECT *, search_words(concat_ws(' ', reason, delay_justification)) AS words FROM activity_updates
) activity_updates`

/** One page of an activity's reports. */
export const pageOfUpdates = async (db: Orm, activityId: string, query: ListQuery) => {
  const sorts = { report_date: { by: order, kind: 'text' } } as const
  const where = [sql`activity_id = ${activityId}`]
  const page = await pageOfIds(db, { from, where, sorts, usual: '-report_date' }, query)
  const ids = page.data.map(({ id }) => id)
  return withRows(page, await selectUpdates(db).where(inArray(activityUpdates.id, ids)), ({ update }) => update.id)
}

/** How an activity's reports stand about a day: the completion by then in per cent, and whether none is newer. */
export const standingOn = async (db: Orm, activityId: string, day: string) => {
  const { rows } = await db.execute<{ before: number | null; newer: boolean }>(sql`
    SELECT
      (SELECT completion FROM activity_updates WHERE activity_id = ${activityId} AND report_date <= ${day}
        ORDER BY report_date DESC, created_at DESC LIMIT 1) AS before,
      EXISTS (SELECT FROM activity_updates WHERE activity_id = ${activityId} AND report_date > ${day}) AS newer`)
  const [row] = rows
  return { before: row?.before ?? 0, isNewest: !row?.newer }
}

/** Adds a report to an activity that this transaction has locked. */
export const insertUpdate = async (db: Orm, row: Omit<typeof activityUpdates.$inferInsert, 'id'>): Promise<void> => {
  await db.insert(activityUpdates).values({ ...row, id: randomUUID() })
}
