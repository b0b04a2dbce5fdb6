import { courseEndpoints } from '@portal/contract/training/sub-activities/courses'
import { sql } from 'drizzle-orm'
import { crudRoutes } from '../../platform/http/crud-routes.ts'
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

/** Courses. A course that a sub-activity refers to can't be deleted. */
export const courseRoutes = crudRoutes(courseEndpoints, {
  entity: 'courses',
  shown: ['name_en', 'name_ar', 'abbreviation', 'type', 'duration_hours'],
  store: courseStore,
  present: (row, can) => ({ ...row, can }),
  fields: ({ name_en, abbreviation, type, ...rest }) => ({
    ...rest,
    name_en: name_en || null,
    abbreviation: abbreviation || null,
    type: type || null,
  }),
})
