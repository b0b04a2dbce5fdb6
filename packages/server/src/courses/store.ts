import type { listCourses } from '@portal/contract/courses'
import type { InputOf } from '@portal/contract/endpoint'
import { inArray, sql } from 'drizzle-orm'
import type { Orm } from '../platform/database/index.ts'
import { type FieldsOf, rowsOf } from '../platform/database/rows.ts'
import { pageOfIds, withRows } from '../platform/http/page.ts'
import { courses } from './schema.ts'

/** A course as it is stored. */
export type CourseRow = typeof courses.$inferSelect

const sorts = {
  name_ar: { by: sql`name_ar`, kind: 'text' },
  // A course without an English name is shown, and so stands, under its Arabic one.
  name_en: { by: sql`coalesce(name_en, name_ar)`, kind: 'text' },
  duration_hours: { by: sql`duration_hours`, kind: 'figure' },
} as const

/** One page of courses. */
export const pageOfCourses = async (db: Orm, query: InputOf<typeof listCourses>) => {
  const page = await pageOfIds(db, { from: sql`courses`, where: [], sorts, usual: 'name_ar' }, query)
  const ids = page.data.map(({ id }) => id)
  return withRows(page, await db.select().from(courses).where(inArray(courses.id, ids)), ({ id }) => id)
}

const rows = rowsOf(courses, db => db.select().from(courses))

/** One course. */
export const findCourse = rows.find

/** The fields of a course as they are stored. */
export type CourseFields = FieldsOf<typeof courses>

/** Adds a course and gives its id. */
export const insertCourse = rows.insert

/** Changes a course of this version; false where it has another. */
export const changeCourse = rows.changeIf

/** Removes a course of this version; false where it has another. Throws where a sub-activity refers to it. */
export const removeCourse = rows.removeIf
