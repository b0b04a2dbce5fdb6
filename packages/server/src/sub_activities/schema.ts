import { attendanceMethods } from '@portal/contract/activities'
import { date, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Trainings that activities consist of. */
export const subActivities = pgTable('sub_activities', {
  id: uuid('id').primaryKey(),
  activity_id: uuid('activity_id').notNull(),
  code: text('code').notNull(),
  name: text('name').notNull(),
  course_id: uuid('course_id'),
  start_date: date('start_date').notNull(),
  end_date: date('end_date').notNull(),
  attendance_method: text('attendance_method', { enum: attendanceMethods }).notNull(),
  created_at: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  version: integer('version').notNull().default(1),
})

/** Who works on which sub-activity. */
export const subActivityUsers = pgTable(
  'sub_activity_users',
  { sub_activity_id: uuid('sub_activity_id').notNull(), user_id: uuid('user_id').notNull() },
  table => [primaryKey({ columns: [table.sub_activity_id, table.user_id] })],
)
