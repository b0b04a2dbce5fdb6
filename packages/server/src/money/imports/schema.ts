import { importKinds } from '@portal/contract/core/tables/import-fields'
import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { StorableContent } from '../../platform/storage/bytes-columns.ts'
import type { CellRows } from './reader/cells.ts'
import type { TableAbout } from './reader/table.ts'

/** Pending imports. `rows` and `about` are set once the file was read. */
export const imports = pgTable('imports', {
  id: uuid('id').primaryKey(),
  project_id: uuid('project_id').notNull(),
  user_id: uuid('user_id').notNull(),
  kind: text('kind', { enum: importKinds }).notNull(),
  name: text('name').notNull(),
  size: integer('size').notNull(),
  received: integer('received').notNull().default(0),
  sha256: text('sha256').notNull(),
  rows: jsonb('rows').$type<CellRows>(),
  about: jsonb('about').$type<TableAbout>(),
  created_at: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

/** Parts of files, by byte offset. They stay, so that a file can be read again in another way. */
export const importParts = pgTable(
  'import_parts',
  {
    import_id: uuid('import_id').notNull(),
    at: integer('at').notNull(),
    bytes: StorableContent.column('bytes').notNull(),
  },
  table => [primaryKey({ columns: [table.import_id, table.at] })],
)

/** Imported files by content hash, stored as long as the project. */
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

export type ImportRecord = typeof imports.$inferSelect
