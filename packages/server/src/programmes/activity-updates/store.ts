import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, gt, lt, lte, ne, type SQL, sql } from 'drizzle-orm'
import { personColumns } from '../../people/accounts/names.ts'
import { users } from '../../people/accounts/schema.ts'
import type { Orm } from '../../platform/database/index.ts'
import { type ListQuery, pageOf } from '../../platform/http/lists/page.ts'
import { activityUpdates } from '../activities/schema.ts'

const isCorrected = sql<boolean>`EXISTS (SELECT FROM activity_updates newer WHERE newer.corrects_id = ${activityUpdates.id})`

const selectUpdates = (db: Orm) =>
  db
    .select({ update: activityUpdates, is_corrected: isCorrected, ...personColumns })
    .from(activityUpdates)
    .leftJoin(users, eq(users.id, activityUpdates.by_user))

/** A report with its author. */
export type UpdateRow = Awaited<ReturnType<typeof selectUpdates>>[number]

// Reports for the same day are ordered by when they were written.
const order = sql`report_date::text || to_char(created_at AT TIME ZONE 'UTC', ' YYYY-MM-DD HH24:MI:SS.US')`

const sorts = {
  report_date: { by: order, kind: 'text' },
  completion: 'number',
  actual_beneficiaries: 'number',
  actual_cost_minor: 'number',
} as const

// An activity has few reports, so searching needs no index.
const from = sql`(
  SELECT activity_updates.*, search_words(concat_ws(' ', reason, delay_justification,
    first_name_en, last_name_en, first_name_ar, last_name_ar)) AS words
  FROM activity_updates LEFT JOIN users ON users.id = by_user
) activity_updates`

/** One page of an activity's reports. */
export const pageOfUpdates = async (db: Orm, activityId: string, query: ListQuery) => {
  const where = [sql`activity_id = ${activityId}`]
  const listing = { from, where, sorts, usual: '-report_date' }
  return pageOf(db, listing, query, { id: activityUpdates.id, select: selectUpdates, idOf: ({ update }) => update.id })
}

const reached = {
  actual_cost_minor: activityUpdates.actual_cost_minor,
  actual_beneficiaries: activityUpdates.actual_beneficiaries,
  completion: activityUpdates.completion,
}

/**
 * Figures of the newest report until a day, and of the first one after it. Ignores corrected reports, and the one being
 * corrected.
 */
export const reportsAround = async (db: Orm, activityId: string, day: string, correctsId?: string) => {
  const { report_date, created_at } = activityUpdates
  const isOther = correctsId ? ne(activityUpdates.id, correctsId) : undefined
  const of = (when: SQL, ...by: SQL[]) =>
    db
      .select(reached)
      .from(activityUpdates)
      .where(and(eq(activityUpdates.activity_id, activityId), sql`NOT ${isCorrected}`, isOther, when))
      .orderBy(...by)
      .limit(1)
  const [before] = await of(lte(report_date, day), desc(report_date), desc(created_at))
  const [after] = await of(gt(report_date, day), asc(report_date), asc(created_at))
  return { before, after }
}

/** Inserts a report. This transaction must have locked the activity. */
export const insertUpdate = async (db: Orm, row: Omit<typeof activityUpdates.$inferInsert, 'id'>): Promise<void> => {
  await db.insert(activityUpdates).values({ ...row, id: randomUUID() })
}

/** The newest uncorrected report that matches `where`. Default: all. */
export const newestReport = async (db: Orm, activityId: string, where?: SQL) => {
  const [row] = await db
    .select()
    .from(activityUpdates)
    .where(and(eq(activityUpdates.activity_id, activityId), sql`NOT ${isCorrected}`, where))
    .orderBy(desc(activityUpdates.report_date), desc(activityUpdates.created_at))
    .limit(1)
  return row
}

/** Completion in per cent before the activity was reported as done. */
export const completionBeforeDone = async (db: Orm, activityId: string): Promise<number> =>
  (await newestReport(db, activityId, lt(activityUpdates.completion, 100)))?.completion ?? 0

/** Whether the report belongs to the activity and hasn't been corrected yet. */
export const isCorrectable = async (db: Orm, activityId: string, id: string): Promise<boolean> => {
  const { activity_id, id: own } = activityUpdates
  return (await db.$count(activityUpdates, and(eq(activity_id, activityId), eq(own, id), sql`NOT ${isCorrected}`))) > 0
}
