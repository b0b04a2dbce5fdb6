import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Organisations that fund projects. */
export const donors = pgTable('donors', {
  id: uuid('id').primaryKey(),
  code: text('code').notNull(),
  full_name: text('full_name').notNull(),
  abbreviation: text('abbreviation'),
  country: text('country').notNull(),
  created_at: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  version: integer('version').notNull().default(1),
})
