import { randomUUID } from 'node:crypto'
import type { Period } from '@portal/contract/core/fields/periods'
import { asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { personColumns } from '../../people/accounts/names.ts'
import { users } from '../../people/accounts/schema.ts'
import type { TeamTable } from '../../people/users/teams.ts'
import type { Orm } from '../../platform/database/index.ts'
import { periodCovering } from '../../platform/database/periods.ts'
import { rowAccess } from '../../platform/database/rows.ts'
import { type ListQuery, pageOf } from '../../platform/http/lists/page.ts'
import { projects } from '../projects/schema.ts'
import { activities, activityEvents, activityUsers } from './schema.ts'

export const activityTeam: TeamTable = { table: activityUsers, of: activityUsers.activity_id }

const project = {
  ...{ id: projects.id, code: projects.code, name: projects.name, currency: projects.currency },
  ...{ start_date: projects.start_date, end_date: projects.end_date },
}
const { description, agendas, objectives, materials, ...listed } = getTableColumns(activities)

const selectListed = (db: Orm) =>
  db.select({ activity: listed, project }).from(activities).innerJoin(projects, eq(projects.id, activities.project_id))

const selectFull = (db: Orm) =>
  db
    .select({ activity: getTableColumns(activities), project })
    .from(activities)
    .innerJoin(projects, eq(projects.id, activities.project_id))

/** An activity with its project, without long texts. */
export type ActivityRow = Awaited<ReturnType<typeof selectListed>>[number]

/** An activity with its project and long texts. */
export type FullActivity = Awaited<ReturnType<typeof selectFull>>[number]

const sorts = {
  code: 'text',
  name: 'text',
  start_date: 'day',
  end_date: 'day',
  completion: 'number',
  due: 'number',
} as const

/** One page of activities that match the conditions. */
export const pageOfActivities = async (db: Orm, where: readonly (SQL | undefined)[], query: ListQuery) => {
  const listing = { from: 'activities', where, sorts, usual: 'start_date' }
  return pageOf(db, listing, query, { id: activities.id, select: selectListed, idOf: ({ activity }) => activity.id })
}

/** A project's activities, ordered by start date. Returns `most + 1` rows if there are more than `most`. */
export const activitiesOf = (db: Orm, projectId: string, most: number): Promise<ActivityRow[]> =>
  selectListed(db)
    .where(eq(activities.project_id, projectId))
    .orderBy(asc(activities.start_date), asc(activities.id))
    .limit(most + 1)

/** Codes and planned periods of a project's activities. */
export const codedActivities = (db: Orm, projectId: string) => {
  const { id, code, start_date, end_date } = activities
  return db.select({ id, code, start_date, end_date }).from(activities).where(eq(activities.project_id, projectId))
}

/** Sum of the expenses of an activity. */
export const expensesOfActivity = async (db: Orm, id: string): Promise<number> => {
  const { rows: found } = await db.execute<{ sum: string }>(
    sql`SELECT coalesce(sum(amount_minor), 0) AS sum FROM expenses WHERE activity_id = ${id}`,
  )
  return Number(found[0]?.sum)
}

/** First and last day of an activity's sub-activities, uncorrected reports, and expenses. Null if there are none. */
export const usedPeriodOf = (db: Orm, id: string): Promise<Period | null> =>
  periodCovering(
    db,
    sql`SELECT start_date AS first, end_date AS last FROM sub_activities WHERE activity_id = ${id}
      UNION ALL SELECT report_date, report_date FROM activity_updates reported WHERE activity_id = ${id}
        AND NOT EXISTS (SELECT FROM activity_updates newer WHERE newer.corrects_id = reported.id)
      UNION ALL SELECT date, date FROM expenses WHERE activity_id = ${id}`,
  )

const rows = rowAccess(activities, selectListed)

/** Finds an activity that matches the condition. */
export const findActivity = rowAccess(activities, selectFull).find

/** Locks an activity until the transaction ends, so that nobody edits it or adds to it. */
export const lockActivity = rows.lock

/** Inserts an activity and returns its ID. */
export const insertActivity = rows.insert

/** Updates an activity. This transaction must have locked it. */
export const changeActivity = rows.change

/** Deletes an activity and everything in it. This transaction must have locked it. */
export const removeActivity = rows.remove

export const addActivityEvent = async (db: Orm, row: Omit<typeof activityEvents.$inferInsert, 'id'>): Promise<void> => {
  await db.insert(activityEvents).values({ ...row, id: randomUUID() })
}

/** Events of an activity, oldest first. */
export const activityEventsOf = (db: Orm, id: string) =>
  db
    .select({ event: activityEvents, ...personColumns })
    .from(activityEvents)
    .leftJoin(users, eq(users.id, activityEvents.by_user))
    .where(eq(activityEvents.activity_id, id))
    .orderBy(asc(activityEvents.at), asc(activityEvents.id))

/** An event with the person who caused it. */
export type ActivityEventRow = Awaited<ReturnType<typeof activityEventsOf>>[number]
