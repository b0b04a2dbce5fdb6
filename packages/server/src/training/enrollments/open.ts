import type { InputOf } from '@portal/contract/core/api/endpoint'
import type { listOpenTrainings } from '@portal/contract/training/sub-activities/enrollments'
import { eq, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'
import { pageOf } from '../../platform/http/lists/page.ts'
import { courses } from '../courses/schema.ts'
import { subActivities } from '../sub-activities/schema.ts'

// Uses CASE, because GREATEST ignores null arguments.
const left = sql<
  number | null
>`CASE WHEN sub_activities.capacity IS NOT NULL THEN greatest(0, sub_activities.capacity - (
  SELECT count(*)::int FROM sub_activity_trainees taken WHERE taken.sub_activity_id = sub_activities.id)) END`

const { id, name, place, start_date, end_date, attendance_method, enroll_until } = subActivities

const selectOpen = (db: Orm) =>
  db
    .select({
      ...{ id, name, place, start_date, end_date, attendance_method, enroll_until, places_left: left },
      course: { id: courses.id, name_en: courses.name_en, name_ar: courses.name_ar },
    })
    .from(subActivities)
    .leftJoin(courses, eq(courses.id, subActivities.course_id))

const sorts = { name: 'text', start_date: 'day', enroll_until: 'day' } as const

/** One page of the trainings that are open for requests on this day. Repeats `isEnrollmentOpen` in SQL. */
export const pageOfOpen = (db: Orm, today: string, query: InputOf<typeof listOpenTrainings>) => {
  const { attendance_method: method, free, ...asked } = query
  const from = sql`(
    SELECT sub_activities.*, search_words(concat_ws(' ', name, place, name_en, name_ar)) AS found_by
    FROM sub_activities LEFT JOIN courses ON courses.id = course_id
    WHERE enroll_from <= ${today} AND enroll_until >= ${today} AND end_date >= ${today}) sub_activities`
  const where = [method && sql`attendance_method = ${method}`, free && sql`coalesce(${left}, 1) > 0`]
  const listing = { from, sorts, usual: 'start_date', words: sql`found_by` }
  return pageOf(db, { ...listing, where: where.filter(one => typeof one === 'object') }, asked, {
    id: subActivities.id,
    select: selectOpen,
    idOf: row => row.id,
  })
}
