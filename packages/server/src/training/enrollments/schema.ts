import { enrollmentStates } from '@portal/contract/training/sub-activities/enrollments'
import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const state = () => text('state', { enum: enrollmentStates }).notNull()

/**
 * Requests for places in trainings. Trainees have an approved request. People who left after the training began have a
 * dropped-out one.
 */
export const enrollments = pgTable('enrollments', {
  id: uuid('id').primaryKey(),
  sub_activity_id: uuid('sub_activity_id').notNull(),
  user_id: uuid('user_id').notNull(),
  state: state(),
  reason: text('reason'),
  requested_at: moment('requested_at').notNull().defaultNow(),
  decided_at: moment('decided_at'),
  leave_asked_at: moment('leave_asked_at'),
  leave_reason: text('leave_reason'),
  version: integer('version').notNull().default(1),
})

/** History of requests. */
export const enrollmentEvents = pgTable('enrollment_events', {
  id: uuid('id').primaryKey(),
  enrollment_id: uuid('enrollment_id').notNull(),
  state: state(),
  reason: text('reason'),
  at: moment('at').notNull().defaultNow(),
  by_user: uuid('by_user'),
})
