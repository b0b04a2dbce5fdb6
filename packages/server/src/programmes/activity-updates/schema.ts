import { bigint, date, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Progress reports. Append-only: a trigger rejects changes. Money is in the same unit as in `activities`. */
export const activityUpdates = pgTable('activity_updates', {
  id: uuid('id').primaryKey(),
  activity_id: uuid('activity_id').notNull(),
  report_date: date('report_date').notNull(),
  actual_start: date('actual_start'),
  actual_end: date('actual_end'),
  actual_cost_minor: bigint('actual_cost_minor', { mode: 'number' }).notNull(),
  actual_beneficiaries: integer('actual_beneficiaries').notNull(),
  completion: integer('completion').notNull(),
  reason: text('reason'),
  delay_justification: text('delay_justification'),
  corrects_id: uuid('corrects_id'),
  correction_reason: text('correction_reason'),
  by_user: uuid('by_user').notNull(),
  created_at: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
