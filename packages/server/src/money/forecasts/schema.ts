import { date, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** A project's plan as a whole. Only SQL reads its months, as sums. */
export const forecasts = pgTable('forecasts', {
  project_id: uuid('project_id').primaryKey(),
  version: integer('version').notNull(),
  baseline_at: timestamp('baseline_at', { withTimezone: true }),
  baseline_by: uuid('baseline_by'),
  baseline_lines_at: timestamp('baseline_lines_at', { withTimezone: true }),
  past_planned_at: timestamp('past_planned_at', { withTimezone: true }),
})

/** Explanations of large variances. `month` is the first day of the month. */
export const monthExplanations = pgTable(
  'month_explanations',
  {
    project_id: uuid('project_id').notNull(),
    month: date('month').notNull(),
    explanation: text('explanation').notNull(),
    by_user: uuid('by_user').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    version: integer('version').notNull(),
  },
  table => [primaryKey({ columns: [table.project_id, table.month] })],
)
