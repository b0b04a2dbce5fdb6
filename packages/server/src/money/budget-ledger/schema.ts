import { requestKinds } from '@portal/contract/requests/request-records'
import { bigint, integer, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const minor = (name: string) => bigint(name, { mode: 'number' })
const decimal = (name: string, precision: number) => numeric(name, { precision, scale: 2, mode: 'number' })

/** Categories of budgets, ordered by `position`. */
export const budgetCategories = pgTable('budget_categories', {
  id: uuid('id').primaryKey(),
  project_id: uuid('project_id').notNull(),
  position: integer('position').notNull(),
  code: text('code').notNull(),
  name: text('name').notNull(),
  version: integer('version').notNull().default(1),
})

/** Lines of budgets, ordered by `position` within their category. Money is in the project's currency. */
export const budgetItems = pgTable('budget_items', {
  id: uuid('id').primaryKey(),
  project_id: uuid('project_id').notNull(),
  category_id: uuid('category_id').notNull(),
  position: integer('position').notNull(),
  code: text('code').notNull(),
  name: text('name').notNull(),
  amount: decimal('amount', 12).notNull(),
  unit: text('unit'),
  frequency: decimal('frequency', 10).notNull(),
  price_minor: minor('price_minor').notNull(),
  load_percentage: decimal('load_percentage', 5).notNull(),
  accounting_code: text('accounting_code'),
  notes: text('notes'),
  transferred_minor: minor('transferred_minor').notNull().default(0),
  total_minor: minor('total_minor').notNull(),
  spent_minor: minor('spent_minor').notNull().default(0),
  committed_minor: minor('committed_minor').notNull().default(0),
  version: integer('version').notNull().default(1),
})

export type BudgetItemRow = typeof budgetItems.$inferSelect

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
