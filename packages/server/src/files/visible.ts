import { type FileOwner, fileOwners } from '@portal/contract/file_fields'
import { type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../platform/database/index.ts'
import type { Context } from '../platform/http/context.ts'
import type { SessionUser } from '../platform/http/session-user.ts'
import { type Principal, principalsOf } from '../requests/principals.ts'
import { isRequestVisible } from '../requests/visible.ts'
import { isActivityVisible, isProjectVisible, isTrainingVisible } from '../visibility/visible-rows.ts'
import { seesAll, seesKind } from './rules.ts'

/** Who asks for files, with those for whom they sign: a delegate sees what belongs to the requests that wait for them. */
export interface Reader extends SessionUser {
  readonly principals: readonly Principal[]
}

/** The person of a call as a reader of files. */
export const readerOf = async (context: Pick<Context, 'db' | 'user' | 'services'>): Promise<Reader> => ({
  ...context.user,
  principals: await principalsOf(context),
})

/** The records of a kind that a person sees, as a query of their ids. */
const recordsSeen: Readonly<Record<FileOwner, (user: Reader) => SQL>> = {
  project: user => sql`SELECT projects.id FROM projects WHERE ${isProjectVisible(user, sql`projects.id`) ?? sql`true`}`,
  activity: user => sql`SELECT activities.id FROM activities WHERE ${isActivityVisible(user) ?? sql`true`}`,
  sub_activity: user => sql`SELECT sub_activities.id FROM sub_activities WHERE ${isTrainingVisible(user) ?? sql`true`}`,
  expense: user =>
    sql`SELECT expenses.id FROM expenses WHERE ${isProjectVisible(user, sql`expenses.project_id`) ?? sql`true`}`,
  request: user => sql`SELECT requests.id FROM requests WHERE ${isRequestVisible(user, user.principals) ?? sql`true`}`,
}

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
export const isRecordSeen = (user: Reader): SQL => {
  const kinds = fileOwners.filter(kind => seesKind(user, kind))
  const parts = kinds.map(kind => sql`${columns[kind]} IN (${recordsSeen[kind](user)})`)
  return parts.length > 0 ? sql`coalesce(${sql.join(parts, sql` OR `)}, false)` : sql`false`
}

/** That the row of `files` is there: neither deleted, nor a receipt of a deleted expense. */
export const isThere = sql`files.deleted_at IS NULL AND files.deleted_expense_id IS NULL`

/** That the person sees the row of `files`: all, or their own and those of records that they see (decision 35). */
export const isVisible = (user: Reader): SQL =>
  seesAll(user) ? isThere : sql`${isThere} AND (files.uploaded_by = ${user.id} OR ${isRecordSeen(user)})`

/** Whether the person sees this record. */
export const seesRecord = async (db: Orm, user: Reader, kind: FileOwner, id: string): Promise<boolean> => {
  if (!seesKind(user, kind)) return false
  const { rowCount } = await db.execute(sql`SELECT FROM (${recordsSeen[kind](user)}) seen WHERE seen.id = ${id}`)
  return rowCount === 1
}
