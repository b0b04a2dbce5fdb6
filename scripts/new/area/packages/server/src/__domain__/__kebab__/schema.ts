import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Created by migrations/__number_____area__.sql. */
export const __records__ = pgTable('__area__', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  created_at: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  version: integer('version').notNull().default(1),
})
