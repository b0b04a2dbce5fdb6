import type { listCourses } from '@portal/contract/courses'
import type { InputOf } from '@portal/contract/endpoint'
import { sql } from 'drizzle-orm'
import type { Orm } from '../platform/database/index.ts'
import { type FieldsOf, rowsOf } from '../platform/database/rows.ts'
import { pageOf } from '../platform/http/page.ts'
import { courses } from './schema.ts'

/** A course as it is stored. */
export type CourseRow = typeof courses.$inferSelect

const select = (db: Orm) => db.select().from(courses)

const sorts = {
  name_ar: { by: sql`name_ar`, kind: 'text' },
  // A course without an English name is shown, and so stands, under its Arabic one.
  name_en: { by: sql`coalesce(name_en, name_ar)`, kind: 'text' },
  duration_hours: { by: sql`duration_hours`, kind: 'number' },
} as const

/** One page of courses. */
export const pageOfCourses = async (db: Orm, query: InputOf<typeof listCourses>) => {
  const listing = { from: sql`courses`, where: [], sorts, usual: 'name_ar' }
  return pageOf(db, listing, query, { id: courses.id, select, idOf: ({ id }) => id })
}

const rows = rowsOf(courses, select)

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
