import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core'

/** What documents hold back of budget lines. */
export const commitments = pgTable('commitments', {
  id: uuid('id').primaryKey(),
  item_id: uuid('item_id').notNull(),
  amount_minor: bigint('amount_minor', { mode: 'number' }).notNull(),
  document: text('document').notNull(),
  document_id: uuid('document_id').notNull(),
})
