import {
  type CertificateSettings,
  defaultCertificateSettings,
} from '@portal/contract/training/certificates/certificate-conditions'
import { eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { TeamTable } from '../../people/users/teams.ts'
import type { Orm } from '../../platform/database/index.ts'
import { rowsOf } from '../../platform/database/rows.ts'
import { type ListQuery, pageOf } from '../../platform/http/lists/page.ts'
import { activities } from '../../programmes/activities/schema.ts'
import { projects } from '../../programmes/projects/schema.ts'
import { courses } from '../courses/schema.ts'
import { subActivities, subActivityTrainees, subActivityUsers } from './schema.ts'

/** Who works on sub-activities. */
export const subActivityTeam: TeamTable = { table: subActivityUsers, of: subActivityUsers.sub_activity_id }

const selectSubActivities = (db: Orm) =>
  db
    .select({
      subActivity: getTableColumns(subActivities),
      activity: {
        ...{ id: activities.id, code: activities.code, name: activities.name },
        ...{ start_date: activities.start_date, end_date: activities.end_date },
      },
      project: { id: projects.id, code: projects.code, name: projects.name },
      course: { id: courses.id, name_en: courses.name_en, name_ar: courses.name_ar },
      // As it was when the row was read, also where it was locked: who counts places counts them again.
      trainees: sql<number>`(
        SELECT count(*)::int FROM sub_activity_trainees taken WHERE taken.sub_activity_id = sub_activities.id)`,
    })
    .from(subActivities)
    .innerJoin(activities, eq(activities.id, subActivities.activity_id))
    .innerJoin(projects, eq(projects.id, activities.project_id))
    .leftJoin(courses, eq(courses.id, subActivities.course_id))

/** A sub-activity with what it belongs to. */
export type SubActivityRow = Awaited<ReturnType<typeof selectSubActivities>>[number]

const sorts = { code: 'text', name: 'text', start_date: 'day', end_date: 'day' } as const

// One figure of days. What is over is so by today alone, so no index can contain it; a team's few rows are sorted as
// read.
const due = (today: string) => sql`CASE WHEN end_date < ${today}
  THEN 1000000 - (end_date - DATE '2000-01-01') ELSE start_date - DATE '2000-01-01' END`

/** One page of the sub-activities that meet the conditions; `due` is judged by the day. */
export const pageOfSubActivities = async (
  db: Orm,
  where: readonly (SQL | undefined)[],
  query: ListQuery,
  today: string,
) => {
  const byToday = { ...sorts, due: { by: due(today), kind: 'number' } } as const
  const listing = { from: 'sub_activities', where, sorts: byToday, usual: 'start_date' }
  return pageOf(db, listing, query, {
    id: subActivities.id,
    select: selectSubActivities,
    idOf: ({ subActivity }) => subActivity.id,
  })
}

const rows = rowsOf(subActivities, selectSubActivities)

/** The sub-activities that meet the condition, without what they belong to. */
export const subActivitiesWhere = (db: Orm, where: SQL) => db.select().from(subActivities).where(where)

/** One sub-activity, if it meets the condition. */
export const findSubActivity = rows.find

/** One sub-activity that nobody else changes until the transaction ends. */
export const lockSubActivity = rows.lock

/** Adds a sub-activity and gives its id. */
export const insertSubActivity = rows.insert

/** Changes a sub-activity that this transaction has locked. */
export const changeSubActivity = rows.change

/** Removes a sub-activity that this transaction has locked. */
export const removeSubActivity = rows.remove

/** What certificates of some trainings ask for. */
export const certificateSettingsOf = async (
  db: Orm,
  trainings: readonly string[],
): Promise<(training: string) => CertificateSettings> => {
  const { id, attendance_least, post_test_least, is_evaluation_needed } = subActivities
  const found = await db
    .select({ id, attendance_least, post_test_least, is_evaluation_needed })
    .from(subActivities)
    .where(inArray(id, [...trainings]))
  const byTraining = new Map(found.map(row => [row.id, row]))
  return training => byTraining.get(training) ?? defaultCertificateSettings
}

/** How many people take a training. */
export const countTrainees = (db: Orm, id: string): Promise<number> =>
  db.$count(subActivityTrainees, eq(subActivityTrainees.sub_activity_id, id))
