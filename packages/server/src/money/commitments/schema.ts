import { requestKinds } from '@portal/contract/requests/request-records'
import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Amounts that request lines commit on budget lines. */
export const commitments = pgTable('commitments', {
  id: uuid('id').primaryKey(),
  project_id: uuid('project_id').notNull(),
  item_id: uuid('item_id').notNull(),
  request_item_id: uuid('request_item_id').notNull(),
  amount_minor: bigint('amount_minor', { mode: 'number' }).notNull(),
  document: text('document', { enum: requestKinds }).notNull(),
  document_id: uuid('document_id').notNull(),
  /** Human-readable reference of the document. */
  reference: text('reference').notNull(),
  created_at: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
