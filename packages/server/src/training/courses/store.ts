import { sql } from 'drizzle-orm'
import { storeOf } from '../../platform/http/lists/store-of.ts'
import { courses } from './schema.ts'

export const courseStore = storeOf({
  table: courses,
  select: db => db.select().from(courses),
  sorts: {
    name_ar: 'text',
    // Sorts courses without an English name by their Arabic name, which lists show instead.
    name_en: { by: sql`coalesce(name_en, name_ar)`, kind: 'text' },
    duration_hours: 'number',
  },
  usual: 'name_ar',
})
