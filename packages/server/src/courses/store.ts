import { randomUUID } from 'node:crypto'
import type { listCourses } from '@portal/contract/courses'
import type { InputOf } from '@portal/contract/endpoint'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Orm } from '../platform/database/index.ts'
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

/** One course. */
export const findCourse = async (db: Orm, id: string): Promise<CourseRow | undefined> => {
  const [row] = await db.select().from(courses).where(eq(courses.id, id))
  return row
}

/** The fields of a course as they are stored. */
export type CourseFields = Omit<CourseRow, 'id' | 'version'>

/** Adds a course and gives it back. */
export const insertCourse = async (db: Orm, fields: CourseFields): Promise<CourseRow> => {
  const row = { ...fields, id: randomUUID(), version: 1 }
  await db.insert(courses).values(row)
  return row
}

const ofVersion = (id: string, version: number) => and(eq(courses.id, id), eq(courses.version, version))

/** Changes a course of this version; undefined where it has another. */
export const changeCourse = async (
  db: Orm,
  id: string,
  version: number,
  fields: CourseFields,
): Promise<CourseRow | undefined> => {
  const [row] = await db
    .update(courses)
    .set({ ...fields, version: sql`${courses.version} + 1` })
    .where(ofVersion(id, version))
    .returning()
  return row
}

/** Removes a course of this version; false where it has another. Throws where a sub-activity refers to it. */
export const removeCourse = async (db: Orm, id: string, version: number): Promise<boolean> => {
  const gone = await db.delete(courses).where(ofVersion(id, version)).returning({ id: courses.id })
  return gone.length > 0
}
