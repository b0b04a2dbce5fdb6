import { integer, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core'

/** Courses that trainings teach. `duration_hours` is in hours. */
export const courses = pgTable('courses', {
  id: uuid('id').primaryKey(),
  name_en: text('name_en'),
  name_ar: text('name_ar').notNull(),
  abbreviation: text('abbreviation'),
  type: text('type'),
  duration_hours: numeric('duration_hours', { precision: 8, scale: 2, mode: 'number' }).notNull(),
  version: integer('version').notNull().default(1),
})
