import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** What the portal knows about trainers besides their account. */
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
