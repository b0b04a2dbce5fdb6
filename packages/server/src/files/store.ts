import type { RequestKind } from '@portal/contract/requests/request-records'
import type { TrainingViewer } from '@portal/contract/training/training-viewers'
import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { users } from '../people/accounts/schema.ts'
import { isSeenAsStaff } from '../people/visibility/visible-rows.ts'
import type { Orm } from '../platform/database/index.ts'
import { rowAccess } from '../platform/database/rows.ts'
import { type ListQuery, pageOf } from '../platform/http/lists/page.ts'
import { type Reader, recordNames } from '../workspace/records/visible.ts'
import { files, fileVersions } from './schema.ts'
import { isRecordSeen } from './visible.ts'

const versionUsers = alias(users, 'version_users')

const personOf = (table: typeof users | typeof versionUsers) => ({
  id: table.id,
  full_name_en: sql<string>`${table.first_name_en} || ' ' || ${table.last_name_en}`,
  full_name_ar: sql<string>`${table.first_name_ar} || ' ' || ${table.last_name_ar}`,
})

// Name of the file's record, or null if the person doesn't see it.
const recordName = (user: Reader) => sql<string | null>`CASE WHEN ${isRecordSeen(user)} THEN coalesce(
  ${recordNames.project(sql`files.project_id`)}, ${recordNames.activity(sql`files.activity_id`)},
  ${recordNames.sub_activity(sql`files.sub_activity_id`)}, ${recordNames.expense(sql`files.expense_id`)},
  ${recordNames.request(sql`files.request_id`)}) END`

// People see a training's files as its staff or as its instructor.
const trainingViewer = (user: Reader) => sql<TrainingViewer>`CASE WHEN files.sub_activity_id IN (
  SELECT sub_activities.id FROM sub_activities WHERE ${isSeenAsStaff(user)}) THEN 'staff' ELSE 'instructor' END`

const selectFor = (user: Reader) => (db: Orm) =>
  db
    .select({
      file: getTableColumns(files),
      record: recordName(user),
      viewer: trainingViewer(user),
      requestKind: sql<RequestKind | null>`(SELECT kind FROM requests WHERE requests.id = files.request_id)`,
      uploader: personOf(users),
      newest: getTableColumns(fileVersions),
      newestBy: personOf(versionUsers),
    })
    .from(files)
    .innerJoin(users, eq(users.id, files.uploaded_by))
    .innerJoin(fileVersions, and(eq(fileVersions.file_id, files.id), eq(fileVersions.number, files.versions)))
    .innerJoin(versionUsers, eq(versionUsers.id, fileVersions.uploaded_by))

/** A file with its newest version, the people who added both, and its record's name. */
export type ListedFile = Awaited<ReturnType<ReturnType<typeof selectFor>>>[number]

const sorts = { name: 'text', size: 'number', created_at: 'moment' } as const

/** One page of files that match the conditions. */
export const pageOfFiles = (db: Orm, user: Reader, where: readonly (SQL | undefined)[], query: ListQuery) => {
  const listing = { from: 'files', where, sorts, usual: '-created_at' }
  return pageOf(db, listing, query, { id: files.id, select: selectFor(user), idOf: ({ file }) => file.id })
}

/** Finds a file that matches the condition. */
export const findFile = async (db: Orm, user: Reader, id: string, visible: SQL): Promise<ListedFile | undefined> => {
  const [row] = await selectFor(user)(db).where(and(eq(files.id, id), visible))
  return row
}

const rows = rowAccess(files, db => db.select().from(files))

/** Locks a file until the transaction ends. */
export const lockFile = rows.lock

/** Updates a file that this transaction has locked. */
export const changeFile = rows.change

export const insertFile = rows.insert

/** Versions of a file with the people who added them, newest first. */
export const versionsOf = (db: Orm, id: string) =>
  db
    .select({ version: getTableColumns(fileVersions), by: personOf(versionUsers) })
    .from(fileVersions)
    .innerJoin(versionUsers, eq(versionUsers.id, fileVersions.uploaded_by))
    .where(eq(fileVersions.file_id, id))
    .orderBy(desc(fileVersions.number))

export type VersionRow = Awaited<ReturnType<typeof versionsOf>>[number]

export const insertVersion = async (db: Orm, row: typeof fileVersions.$inferInsert): Promise<void> => {
  await db.insert(fileVersions).values(row)
}

/** Name and version for a download. Undefined if the file doesn't match the condition. */
export const findContent = async (db: Orm, id: string, number: number, visible: SQL) => {
  const [row] = await db
    .select({ name: files.name, version: getTableColumns(fileVersions) })
    .from(files)
    .innerJoin(fileVersions, eq(fileVersions.file_id, files.id))
    .where(and(eq(files.id, id), eq(fileVersions.number, number), visible))
  return row
}
