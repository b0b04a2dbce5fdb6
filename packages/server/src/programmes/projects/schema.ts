import { currencies } from '@portal/contract/core/fields/money'
import { programSizes, projectTypes } from '@portal/contract/programmes/projects'
import { bigint, date, integer, numeric, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Projects. Money is in minor units of `currency`. */
export const projects = pgTable('projects', {
  id: uuid('id').primaryKey(),
  donor_id: uuid('donor_id').notNull(),
  code: text('code').notNull(),
  name: text('name').notNull(),
  contract_code: text('contract_code'),
  type: text('type', { enum: projectTypes }).notNull(),
  start_date: date('start_date').notNull(),
  end_date: date('end_date').notNull(),
  financial_code: text('financial_code'),
  budget_minor: bigint('budget_minor', { mode: 'number' }).notNull(),
  currency: text('currency', { enum: currencies }).notNull(),
  usd_rate: numeric('usd_rate', { precision: 16, scale: 8, mode: 'number' }),
  usd_rate_date: date('usd_rate_date'),
  drive_link: text('drive_link'),
  program_size: text('program_size', { enum: programSizes }).notNull(),
  created_at: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  overrun_minor: bigint('overrun_minor', { mode: 'number' }).notNull().default(0),
  closed_months: text('closed_months').array().notNull().default([]),
  version: integer('version').notNull().default(1),
})

export const projectUsers = pgTable(
  'project_users',
  { project_id: uuid('project_id').notNull(), user_id: uuid('user_id').notNull() },
  table => [primaryKey({ columns: [table.project_id, table.user_id] })],
)
