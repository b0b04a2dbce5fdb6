import { bigint, date, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const minor = (name: string) => bigint(name, { mode: 'number' })
const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Invoices pending a new total of their request, as entered. At most one per request. */
export const requestNewTotals = pgTable('request_new_totals', {
  id: uuid('id').primaryKey(),
  request_id: uuid('request_id').notNull(),
  revision: integer('revision').notNull(),
  request_item_id: uuid('request_item_id').notNull(),
  total_minor: minor('total_minor').notNull(),
  /** People who can't sign it, because they requested it or signed in another role. */
  barred: uuid('barred').array().notNull(),
  date: date('date').notNull(),
  amount_minor: minor('amount_minor').notNull(),
  description: text('description').notNull(),
  reference: text('reference'),
  reason: text('reason'),
  activity_id: uuid('activity_id'),
  by_user: uuid('by_user').notNull(),
  at: moment('at').notNull(),
  decision: text('decision', { enum: ['sign', 'reject'] }),
  decided_by: uuid('decided_by'),
  decided_at: moment('decided_at'),
  decision_reason: text('decision_reason'),
})

export type NewTotalRow = typeof requestNewTotals.$inferSelect
