import { type FileOwner, fileOwners } from '@portal/contract/core/tables/file-fields'
import { type SQL, sql } from 'drizzle-orm'
import { isOfSeenRecord, type Reader } from '../workspace/records/visible.ts'
import { seesAll } from './rules.ts'

const columns: Readonly<Record<FileOwner, SQL>> = {
  project: sql`files.project_id`,
  activity: sql`files.activity_id`,
  sub_activity: sql`files.sub_activity_id`,
  expense: sql`files.expense_id`,
  request: sql`files.request_id`,
}

/** That the file belongs to this record. */
export const isOf = (kind: FileOwner, id: string): SQL => sql`${columns[kind]} = ${id}`

/** That the file belongs to a record that the person sees. */
export const isRecordSeen = (user: Reader): SQL => isOfSeenRecord(user, fileOwners, columns)

/** That the row of `files` is there: neither deleted, nor a receipt of a deleted expense. */
export const isThere = sql`files.deleted_at IS NULL AND files.deleted_expense_id IS NULL`

/** That the person sees the row of `files`: all, or their own and those of records that they see (decision 35). */
export const isVisible = (user: Reader): SQL =>
  seesAll(user) ? isThere : sql`${isThere} AND (files.uploaded_by = ${user.id} OR ${isRecordSeen(user)})`
