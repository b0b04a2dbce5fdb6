import { attendanceMarks } from '@portal/contract/training/attendance/attendance-percent'
import { boolean, date, integer, pgTable, primaryKey, text, time, timestamp, uuid } from 'drizzle-orm/pg-core'
import { keyBytes } from '../../platform/storage/bytes-columns.ts'

/** When trainings meet. Times are HH:MM:SS in the organisation's time zone. */
export const trainingSessions = pgTable('training_sessions', {
  id: uuid('id').primaryKey(),
  sub_activity_id: uuid('sub_activity_id').notNull(),
  date: date('date').notNull(),
  start_time: time('start_time').notNull(),
  end_time: time('end_time').notNull(),
  duration_minutes: integer('duration_minutes').notNull(),
  is_cancelled: boolean('is_cancelled').notNull().default(false),
  late_reason: text('late_reason'),
  version: integer('version').notNull().default(1),
})

/** Trainees' attendance of sessions. People who aren't marked yet have no row. */
export const attendance = pgTable(
  'attendance',
  {
    session_id: uuid('session_id').notNull(),
    user_id: uuid('user_id').notNull(),
    mark: text('mark', { enum: attendanceMarks }).notNull(),
    is_scanned: boolean('is_scanned').notNull().default(false),
    marked_at: timestamp('marked_at', { withTimezone: true }).notNull(),
    device_hash: keyBytes('device_hash'),
  },
  table => [primaryKey({ columns: [table.session_id, table.user_id] })],
)
