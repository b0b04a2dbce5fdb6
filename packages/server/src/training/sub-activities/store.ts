import {
  type CertificateSettings,
  defaultCertificateSettings,
} from '@portal/contract/training/certificates/certificate-conditions'
import { eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { TeamTable } from '../../people/users/teams.ts'
import type { Orm } from '../../platform/database/index.ts'
import { rowAccess } from '../../platform/database/rows.ts'
import { type ListQuery, pageOf } from '../../platform/http/lists/page.ts'
import { activities } from '../../programmes/activities/schema.ts'
import { projects } from '../../programmes/projects/schema.ts'
import { courses } from '../courses/schema.ts'
import { subActivities, subActivityTrainees, subActivityUsers } from './schema.ts'

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
      // Counted when the row was read, even if the row was then locked. Code that allocates places counts again.
      trainees: sql<number>`(
        SELECT count(*)::int FROM sub_activity_trainees taken WHERE taken.sub_activity_id = sub_activities.id)`,
    })
    .from(subActivities)
    .innerJoin(activities, eq(activities.id, subActivities.activity_id))
    .innerJoin(projects, eq(projects.id, activities.project_id))
    .leftJoin(courses, eq(courses.id, subActivities.course_id))

export type SubActivityRow = Awaited<ReturnType<typeof selectSubActivities>>[number]

const sorts = { code: 'text', name: 'text', start_date: 'day', end_date: 'day' } as const

// A single sort key in days. It depends on today, so an index can't contain it. A team's few rows are sorted on each
// read.
const due = (today: string) => sql`CASE WHEN end_date < ${today}
  THEN 1000000 - (end_date - DATE '2000-01-01') ELSE start_date - DATE '2000-01-01' END`

/** One page of the sub-activities that meet the conditions. The `due` order depends on `today`. */
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

const rows = rowAccess(subActivities, selectSubActivities)

/** Sub-activities that meet the condition, without related rows. */
export const subActivitiesWhere = (db: Orm, where: SQL) => db.select().from(subActivities).where(where)

export const findSubActivity = rows.find

/** Locks a sub-activity until the transaction ends. */
export const lockSubActivity = rows.lock

/** Adds a sub-activity and returns its ID. */
export const insertSubActivity = rows.insert

/** Changes a sub-activity. The transaction must hold its lock. */
export const changeSubActivity = rows.change

/** Removes a sub-activity. The transaction must hold its lock. */
export const removeSubActivity = rows.remove

/** Certificate requirements of some trainings. */
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

export const countTrainees = (db: Orm, id: string): Promise<number> =>
  db.$count(subActivityTrainees, eq(subActivityTrainees.sub_activity_id, id))
