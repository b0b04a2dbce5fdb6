import { sql } from 'drizzle-orm'
import { storeOf } from '../../platform/http/lists/store-of.ts'
import { courses } from './schema.ts'

/** The rows of courses. */
export const courseStore = storeOf({
  table: courses,
  select: db => db.select().from(courses),
  sorts: {
    name_ar: 'text',
    // A course without an English name is shown, and so sorted, by its Arabic one.
    name_en: { by: sql`coalesce(name_en, name_ar)`, kind: 'text' },
    duration_hours: 'number',
  },
  usual: 'name_ar',
})
