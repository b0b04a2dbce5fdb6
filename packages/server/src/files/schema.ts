import { fileOwners } from '@portal/contract/core/tables/file-fields'
import { scanStates } from '@portal/contract/files/files'
import { bigint, boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Files. Each belongs to at most one record. `size` and `versions` describe the newest version. */
export const files = pgTable('files', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  project_id: uuid('project_id'),
  activity_id: uuid('activity_id'),
  sub_activity_id: uuid('sub_activity_id'),
  expense_id: uuid('expense_id'),
  /** Only for receipts of expenses that version 1.0.0 deleted. Archived rows have replaced this column. */
  deleted_expense_id: uuid('deleted_expense_id'),
  request_id: uuid('request_id'),
  uploaded_by: uuid('uploaded_by').notNull(),
  size: bigint('size', { mode: 'number' }).notNull(),
  versions: integer('versions').notNull().default(1),
  created_at: moment('created_at').notNull().defaultNow(),
  deleted_at: moment('deleted_at'),
  version: integer('version').notNull().default(1),
})

/** Versions of files. `content_id` is their ID in storage. */
export const fileVersions = pgTable(
  'file_versions',
  {
    file_id: uuid('file_id').notNull(),
    number: integer('number').notNull(),
    content_id: uuid('content_id').notNull(),
    original_name: text('original_name').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    media_type: text('media_type').notNull(),
    scan: text('scan', { enum: scanStates }).notNull(),
    scan_tried_at: moment('scan_tried_at'),
    uploaded_by: uuid('uploaded_by').notNull(),
    created_at: moment('created_at').notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.file_id, table.number] })],
)

/** Uploads in progress. `id` becomes the content's ID. */
export const uploads = pgTable('uploads', {
  id: uuid('id').primaryKey(),
  user_id: uuid('user_id').notNull(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  size: bigint('size', { mode: 'number' }).notNull(),
  sha256: text('sha256').notNull(),
  of_kind: text('of_kind', { enum: fileOwners }),
  of_id: uuid('of_id'),
  replaces: uuid('replaces'),
  file_id: uuid('file_id'),
  created_at: moment('created_at').notNull().defaultNow(),
  touched_at: moment('touched_at').notNull().defaultNow(),
  lock_owner: uuid('lock_owner'),
  locked_until: moment('locked_until'),
  lock_wanted: boolean('lock_wanted').notNull().default(false),
})

export type UploadRow = typeof uploads.$inferSelect
