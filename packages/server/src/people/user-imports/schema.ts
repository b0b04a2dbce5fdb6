import { customType, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Rows } from '../../money/imports/reader/cells.ts'
import type { TableAbout } from '../../money/imports/reader/table.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Files of people on their way in. `rows` are there once the file has been read, and `about` says how. */
export const userImports = pgTable('user_imports', {
  id: uuid('id').primaryKey(),
  user_id: uuid('user_id').notNull(),
  name: text('name').notNull(),
  size: integer('size').notNull(),
  received: integer('received').notNull().default(0),
  bytes: bytes('bytes').notNull().default(Buffer.alloc(0)),
  rows: jsonb('rows').$type<Rows>(),
  about: jsonb('about').$type<TableAbout>(),
  created_at: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

/** A file of people. */
export type UserImportRow = typeof userImports.$inferSelect
