import { type FileOwner, fileOwners } from '@portal/contract/core/tables/file-fields'
import { type SQL, sql } from 'drizzle-orm'
import { isOfSeenRecord, type Reader } from '../workspace/records/visible.ts'
import { seesAllFiles } from './rules.ts'

const columns: Readonly<Record<FileOwner, SQL>> = {
  project: sql`files.project_id`,
  activity: sql`files.activity_id`,
  sub_activity: sql`files.sub_activity_id`,
  expense: sql`files.expense_id`,
  request: sql`files.request_id`,
}

/** Condition on `files`: the file belongs to this record. */
export const isOf = (kind: FileOwner, id: string): SQL => sql`${columns[kind]} = ${id}`

/** Condition on `files`: the file belongs to a record that the person sees. */
export const isRecordSeen = (user: Reader): SQL => isOfSeenRecord(user, fileOwners, columns)

/** Condition on `files`: the file isn't deleted, and isn't the receipt of a deleted expense. */
export const isThere = sql`files.deleted_at IS NULL AND files.deleted_expense_id IS NULL`

/** Condition on `files`: the person sees all, or it is their own or of a record that they see. */
export const isVisible = (user: Reader): SQL =>
  seesAllFiles(user) ? isThere : sql`${isThere} AND (files.uploaded_by = ${user.id} OR ${isRecordSeen(user)})`
