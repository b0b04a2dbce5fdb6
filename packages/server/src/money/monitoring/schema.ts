import { date, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

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
