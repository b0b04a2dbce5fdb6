import { integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'

/** A project's plan as a whole. Only SQL reads its months, as sums. */
export const forecasts = pgTable('forecasts', {
  project_id: uuid('project_id').primaryKey(),
  version: integer('version').notNull(),
  baseline_at: timestamp('baseline_at', { withTimezone: true }),
  baseline_by: uuid('baseline_by'),
  baseline_lines_at: timestamp('baseline_lines_at', { withTimezone: true }),
  past_planned_at: timestamp('past_planned_at', { withTimezone: true }),
})
