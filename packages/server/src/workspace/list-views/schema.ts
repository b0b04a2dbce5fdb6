import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core'

/** Saved views. `list` is the list's path in the contract. */
export const listViews = pgTable('list_views', {
  id: uuid('id').primaryKey(),
  user_id: uuid('user_id').notNull(),
  list: text('list').notNull(),
  name: text('name').notNull(),
  query: text('query').notNull(),
  columns: text('columns').notNull(),
  is_default: boolean('is_default').notNull(),
})

export type ListViewRow = typeof listViews.$inferSelect
