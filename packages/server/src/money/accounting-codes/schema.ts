import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'

/** Accounts of the ledger. Closed accounts stay, because budget lines refer to them. */
export const accountingCodes = pgTable('accounting_codes', {
  id: uuid('id').primaryKey(),
  code: text('code').notNull(),
  name_en: text('name_en').notNull(),
  name_ar: text('name_ar').notNull(),
  active: boolean('active').notNull().default(true),
  version: integer('version').notNull().default(1),
})
