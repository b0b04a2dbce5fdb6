import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, gt, lte, type SQL, sql } from 'drizzle-orm'
import { personColumns } from '../access/names.ts'
import { users } from '../access/schema.ts'
import type { Orm } from '../platform/database/index.ts'
import { type ListQuery, pageOf } from '../platform/http/page.ts'
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

const sorts = {
  report_date: { by: order, kind: 'text' },
  completion: { by: sql`completion`, kind: 'number' },
  actual_beneficiaries: { by: sql`actual_beneficiaries`, kind: 'number' },
  actual_cost_minor: { by: sql`actual_cost_minor`, kind: 'number' },
} as const

// The reports of one activity are few enough to be searched in without an index.
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

/** What the reports next to one of a day say: the newest by then, and the first after it. */
export const reportsAround = async (db: Orm, activityId: string, day: string) => {
  const { report_date, created_at } = activityUpdates
  const of = (when: SQL, ...by: SQL[]) =>
    db
      .select(reached)
      .from(activityUpdates)
      .where(and(eq(activityUpdates.activity_id, activityId), when))
      .orderBy(...by)
      .limit(1)
  const [before] = await of(lte(report_date, day), desc(report_date), desc(created_at))
  const [after] = await of(gt(report_date, day), asc(report_date), asc(created_at))
  return { before, after }
}

/** Adds a report to an activity that this transaction has locked. */
export const insertUpdate = async (db: Orm, row: Omit<typeof activityUpdates.$inferInsert, 'id'>): Promise<void> => {
  await db.insert(activityUpdates).values({ ...row, id: randomUUID() })
}
