import { date, integer, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Value of one unit of a currency in another, from `effective_date` on. */
export const exchangeRates = pgTable('exchange_rates', {
  id: uuid('id').primaryKey(),
  from: text('from', { enum: ['usd', 'eur', 'tl'] }).notNull(),
  to: text('to', { enum: ['usd', 'eur', 'tl'] }).notNull(),
  rate: numeric('rate', { precision: 16, scale: 8, mode: 'number' }).notNull(),
  effective_date: date('effective_date').notNull(),
  source: text('source').notNull(),
  by_user: uuid('by_user'),
  created_at: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  version: integer('version').notNull().default(1),
})
