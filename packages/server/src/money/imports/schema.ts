import { importKinds } from '@portal/contract/core/tables/import-fields'
import { customType, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Rows } from './reader/cells.ts'
import type { TableAbout } from './reader/table.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Files on their way into a budget. `rows` are there once it has been read, and `about` says how. */
export const imports = pgTable('imports', {
  id: uuid('id').primaryKey(),
  project_id: uuid('project_id').notNull(),
  user_id: uuid('user_id').notNull(),
  kind: text('kind', { enum: importKinds }).notNull(),
  name: text('name').notNull(),
  size: integer('size').notNull(),
  received: integer('received').notNull().default(0),
  sha256: text('sha256').notNull(),
  rows: jsonb('rows').$type<Rows>(),
  about: jsonb('about').$type<TableAbout>(),
  created_at: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

/** Bytes of files, by their place; a file can be read again in another way. */
export const importParts = pgTable(
  'import_parts',
  { import_id: uuid('import_id').notNull(), at: integer('at').notNull(), bytes: bytes('bytes').notNull() },
  table => [primaryKey({ columns: [table.import_id, table.at] })],
)

/** Files that came into a budget, by their content; stored for as long as the project. */
export const appliedImports = pgTable(
  'applied_imports',
  {
    project_id: uuid('project_id').notNull(),
    kind: text('kind', { enum: importKinds }).notNull(),
    sha256: text('sha256').notNull(),
    user_id: uuid('user_id'),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.project_id, table.kind, table.sha256] })],
)

/** A file on its way into a budget. */
export type ImportRecord = typeof imports.$inferSelect
