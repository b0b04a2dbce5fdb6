import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core'

/** Views of lists that people have saved; `list` is its path in the contract. */
export const listViews = pgTable('list_views', {
  id: uuid('id').primaryKey(),
  user_id: uuid('user_id').notNull(),
  list: text('list').notNull(),
  name: text('name').notNull(),
  query: text('query').notNull(),
  columns: text('columns').notNull(),
  is_default: boolean('is_default').notNull(),
})

/** A row of list_views. */
export type ListViewRow = typeof listViews.$inferSelect
