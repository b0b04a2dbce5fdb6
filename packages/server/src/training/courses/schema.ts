import { integer, numeric, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

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

/** Data about trainers in addition to their account. */
export const trainers = pgTable('trainers', {
  user_id: uuid('user_id').primaryKey(),
  qualification: text('qualification'),
  notes: text('notes'),
  created_at: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  version: integer('version').notNull().default(2),
})

/** Courses that trainers can teach. */
export const trainerCourses = pgTable(
  'trainer_courses',
  { user_id: uuid('user_id').notNull(), course_id: uuid('course_id').notNull() },
  table => [primaryKey({ columns: [table.user_id, table.course_id] })],
)
