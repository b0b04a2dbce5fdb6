import { attendanceMethods } from '@portal/contract/programmes/activities'
import { defaultCertificateSettings } from '@portal/contract/training/certificates/certificate-conditions'
import { boolean, date, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const subActivities = pgTable('sub_activities', {
  id: uuid('id').primaryKey(),
  activity_id: uuid('activity_id').notNull(),
  code: text('code').notNull(),
  name: text('name').notNull(),
  course_id: uuid('course_id'),
  start_date: date('start_date').notNull(),
  end_date: date('end_date').notNull(),
  attendance_method: text('attendance_method', { enum: attendanceMethods }).notNull(),
  place: text('place').notNull().default(''),
  capacity: integer('capacity'),
  enroll_from: date('enroll_from'),
  enroll_until: date('enroll_until'),
  attendance_least: integer('attendance_least').notNull().default(defaultCertificateSettings.attendance_least),
  post_test_least: integer('post_test_least').notNull().default(defaultCertificateSettings.post_test_least),
  is_evaluation_needed: boolean('is_evaluation_needed')
    .notNull()
    .default(defaultCertificateSettings.is_evaluation_needed),
  created_at: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  version: integer('version').notNull().default(1),
})

/** Teams of sub-activities. */
export const subActivityUsers = pgTable(
  'sub_activity_users',
  { sub_activity_id: uuid('sub_activity_id').notNull(), user_id: uuid('user_id').notNull() },
  table => [primaryKey({ columns: [table.sub_activity_id, table.user_id] })],
)

export const subActivityInstructors = pgTable(
  'sub_activity_instructors',
  {
    sub_activity_id: uuid('sub_activity_id').notNull(),
    user_id: uuid('user_id').notNull(),
    added_at: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.sub_activity_id, table.user_id] })],
)

export const subActivityTrainees = pgTable(
  'sub_activity_trainees',
  {
    sub_activity_id: uuid('sub_activity_id').notNull(),
    user_id: uuid('user_id').notNull(),
    added_at: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.sub_activity_id, table.user_id] })],
)
