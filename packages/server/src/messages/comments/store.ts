import { type CommentOwner, commentOwners } from '@portal/contract/messages/comments'
import { eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import { fullNames } from '../../people/accounts/names.ts'
import { users } from '../../people/accounts/schema.ts'
import type { Orm } from '../../platform/database/index.ts'
import { rowAccess } from '../../platform/database/rows.ts'
import { type ListQuery, pageOf } from '../../platform/http/lists/page.ts'
import { isOfSeenRecord, type Reader } from '../../workspace/records/visible.ts'
import { type CommentRow, comments } from './schema.ts'

const select = (db: Orm) =>
  db
    .select({ comment: getTableColumns(comments), user_id: users.id, ...fullNames })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.by_user))

/** A comment with its author. */
export type FoundComment = Awaited<ReturnType<typeof select>>[number]

const columns: Readonly<Record<CommentOwner, SQL>> = {
  project: sql`comments.project_id`,
  activity: sql`comments.activity_id`,
  sub_activity: sql`comments.sub_activity_id`,
  request: sql`comments.request_id`,
}

/** Condition: the comment belongs to a record that the person sees. */
export const isSeen = (user: Reader): SQL => isOfSeenRecord(user, commentOwners, columns)

export const ownerOf = (row: CommentRow): { readonly kind: CommentOwner; readonly id: string } => {
  for (const kind of commentOwners) {
    const id = row[`${kind}_id`]
    if (id !== null) return { kind, id }
  }
  throw new Error(`comment ${row.id} is on no record`)
}

const sorts = { at: 'moment' } as const

export const pageOfComments = (db: Orm, kind: CommentOwner, id: string, query: ListQuery) =>
  pageOf(db, { from: sql`comments`, where: [sql`${columns[kind]} = ${id}`], sorts, usual: '-at' }, query, {
    id: comments.id,
    select,
    idOf: ({ comment }) => comment.id,
  })

const rows = rowAccess(comments, select)

export const findComment = rows.find

/** Like `findComment`, but locks the row until the transaction ends. */
export const lockComment = rows.lock

export const insertComment = rows.insert

/** Updates a comment that this transaction has locked. */
export const changeComment = rows.change

export const namesOf = (db: Orm, ids: readonly string[]) =>
  ids.length > 0
    ? db
        .select({ user_id: users.id, ...fullNames })
        .from(users)
        .where(inArray(users.id, [...ids]))
    : []
