import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'

/** Categories of budgets, in the order of `position`. */
export const budgetCategories = pgTable('budget_categories', {
  id: uuid('id').primaryKey(),
  project_id: uuid('project_id').notNull(),
  position: integer('position').notNull(),
  code: text('code').notNull(),
  name: text('name').notNull(),
  version: integer('version').notNull().default(1),
})
