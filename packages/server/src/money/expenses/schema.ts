import { currencies } from '@portal/contract/core/fields/money'
import { bigint, date, integer, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const expenses = pgTable('expenses', {
  id: uuid('id').primaryKey(),
  project_id: uuid('project_id').notNull(),
  item_id: uuid('item_id').notNull(),
  activity_id: uuid('activity_id'),
  /** The request line that it is an invoice of. */
  request_item_id: uuid('request_item_id'),
  date: date('date').notNull(),
  amount_minor: bigint('amount_minor', { mode: 'number' }).notNull(),
  usd_rate: numeric('usd_rate', { precision: 16, scale: 8, mode: 'number' }),
  original_currency: text('original_currency', { enum: currencies }),
  original_minor: bigint('original_minor', { mode: 'number' }),
  original_rate: numeric('original_rate', { precision: 16, scale: 8, mode: 'number' }),
  description: text('description').notNull(),
  reference: text('reference'),
  reason: text('reason'),
  by_user: uuid('by_user').notNull(),
  created_at: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  version: integer('version').notNull().default(1),
})
