import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** The table of __spokens__; its SQL is in migrations/__number_____area__.sql. */
export const __records__ = pgTable('__area__', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  created_at: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  version: integer('version').notNull().default(1),
})
