import { sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { CellRows } from '../../money/imports/reader/cells.ts'
import type { TableAbout } from '../../money/imports/reader/table.ts'
import { StorableContent } from '../../platform/storage/bytes-columns.ts'

/** Uploaded files of people. `rows` and `about` are set once the file has been read. */
export const userImports = pgTable('user_imports', {
  id: uuid('id').primaryKey(),
  user_id: uuid('user_id').notNull(),
  name: text('name').notNull(),
  size: integer('size').notNull(),
  received: integer('received').notNull().default(0),
  bytes: StorableContent.column('bytes').notNull().default(sql`''`),
  rows: jsonb('rows').$type<CellRows>(),
  about: jsonb('about').$type<TableAbout>(),
  created_at: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

export type StoredUserImport = typeof userImports.$inferSelect
