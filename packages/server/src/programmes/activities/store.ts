import { randomUUID } from 'node:crypto'
import type { Period } from '@portal/contract/core/fields/periods'
import { asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { personColumns } from '../../people/accounts/names.ts'
import { users } from '../../people/accounts/schema.ts'
import type { TeamTable } from '../../people/users/teams.ts'
import type { Orm } from '../../platform/database/index.ts'
import { periodCovering } from '../../platform/database/periods.ts'
import { rowsOf } from '../../platform/database/rows.ts'
import { type ListQuery, pageOf } from '../../platform/http/lists/page.ts'
import { projects } from '../projects/schema.ts'
import { activities, activityEvents, activityUsers } from './schema.ts'

/** Who works on activities. */
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

/** An activity with its project, without its long texts. */
export type ActivityRow = Awaited<ReturnType<typeof selectListed>>[number]

/** An activity with its project and its long texts. */
export type FullActivity = Awaited<ReturnType<typeof selectFull>>[number]

const sorts = {
  code: 'text',
  name: 'text',
  start_date: 'day',
  end_date: 'day',
  completion: 'number',
  due: 'number',
} as const

/** One page of the activities that meet the conditions. */
export const pageOfActivities = async (db: Orm, where: readonly (SQL | undefined)[], query: ListQuery) => {
  const listing = { from: 'activities', where, sorts, usual: 'start_date' }
  return pageOf(db, listing, query, { id: activities.id, select: selectListed, idOf: ({ activity }) => activity.id })
}

/** The activities of a project by their start, and one more than `most` where there are more. */
export const activitiesOf = (db: Orm, projectId: string, most: number): Promise<ActivityRow[]> =>
  selectListed(db)
    .where(eq(activities.project_id, projectId))
    .orderBy(asc(activities.start_date), asc(activities.id))
    .limit(most + 1)

/** A project's activities by their codes, with their planned days. */
export const codedActivities = (db: Orm, projectId: string) => {
  const { id, code, start_date, end_date } = activities
  return db.select({ id, code, start_date, end_date }).from(activities).where(eq(activities.project_id, projectId))
}

/** What the expenses that name an activity come to. */
export const expensesOfActivity = async (db: Orm, id: string): Promise<number> => {
  const { rows: found } = await db.execute<{ sum: string }>(
    sql`SELECT coalesce(sum(amount_minor), 0) AS sum FROM expenses WHERE activity_id = ${id}`,
  )
  return Number(found[0]?.sum)
}

/**
 * The first and the last day of what is in an activity: its sub-activities, its reports that nothing has corrected and
 * the expenses that name it; null where there is nothing.
 */
export const usedPeriodOf = (db: Orm, id: string): Promise<Period | null> =>
  periodCovering(
    db,
    sql`SELECT start_date AS first, end_date AS last FROM sub_activities WHERE activity_id = ${id}
      UNION ALL SELECT report_date, report_date FROM activity_updates reported WHERE activity_id = ${id}
        AND NOT EXISTS (SELECT FROM activity_updates newer WHERE newer.corrects_id = reported.id)
      UNION ALL SELECT date, date FROM expenses WHERE activity_id = ${id}`,
  )

const rows = rowsOf(activities, selectListed)

/** One activity, if it meets the condition. */
export const findActivity = rowsOf(activities, selectFull).find

/** One activity that nobody else changes, and to which nothing is added, until the transaction ends. */
export const lockActivity = rows.lock

/** Adds an activity and gives its id. */
export const insertActivity = rows.insert

/** Changes an activity that this transaction has locked. */
export const changeActivity = rows.change

/** Removes an activity that this transaction has locked, with all that belongs to it. */
export const removeActivity = rows.remove

/** Adds a step to an activity's life. */
export const addEvent = async (db: Orm, row: Omit<typeof activityEvents.$inferInsert, 'id'>): Promise<void> => {
  await db.insert(activityEvents).values({ ...row, id: randomUUID() })
}

/** The steps of an activity, the newest last. */
export const eventsOf = (db: Orm, id: string) =>
  db
    .select({ event: activityEvents, ...personColumns })
    .from(activityEvents)
    .leftJoin(users, eq(users.id, activityEvents.by_user))
    .where(eq(activityEvents.activity_id, id))
    .orderBy(asc(activityEvents.at), asc(activityEvents.id))

/** A step with the person who took it. */
export type EventRow = Awaited<ReturnType<typeof eventsOf>>[number]
