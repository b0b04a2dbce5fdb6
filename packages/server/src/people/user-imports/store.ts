import { randomUUID } from 'node:crypto'
import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { FileTable } from '../../money/imports/reader/table.ts'
import type { Orm } from '../../platform/database/index.ts'
import type { StorableContent } from '../../platform/storage/bytes-columns.ts'
import { users } from '../accounts/schema.ts'
import { type StoredUserImport, userImports } from './schema.ts'

/** Maximum number of files per person. A new one replaces the oldest. */
const MOST_FILES = 5

const { bytes: _, ...columns } = getTableColumns(userImports)

export type UserImportFile = Omit<StoredUserImport, 'bytes'>

/** Inserts the row for a file that is about to be uploaded. */
export const announceUserImport = async (
  db: Orm,
  file: Pick<UserImportFile, 'user_id' | 'name' | 'size'>,
): Promise<UserImportFile> => {
  const [row] = await db
    .insert(userImports)
    .values({ ...file, id: randomUUID() })
    .returning(columns)
  if (!row) throw new Error('a file was not noted')
  const older = db
    .select({ id: userImports.id })
    .from(userImports)
    .where(eq(userImports.user_id, file.user_id))
    .orderBy(desc(userImports.created_at), userImports.id)
    .offset(MOST_FILES)
  await db.delete(userImports).where(inArray(userImports.id, older))
  return row
}

const isOwn = (userId: string, id: string) => and(eq(userImports.id, id), eq(userImports.user_id, userId))

export const findUserImport = async (db: Orm, userId: string, id: string): Promise<UserImportFile | undefined> => {
  const [row] = await db.select(columns).from(userImports).where(isOwn(userId, id))
  return row
}

/** Like `findUserImport`, but locks the row until the transaction ends. */
export const lockUserImport = async (db: Orm, userId: string, id: string): Promise<UserImportFile | undefined> => {
  const [row] = await db.select(columns).from(userImports).where(isOwn(userId, id)).for('update')
  return row
}

/** Appends bytes to a file. */
export const storeUserImportPart = async (
  db: Orm,
  { id, received }: UserImportFile,
  { bytes }: StorableContent,
): Promise<void> => {
  await db
    .update(userImports)
    .set({ bytes: sql`${userImports.bytes} || ${bytes}`, received: received + bytes.length })
    .where(eq(userImports.id, id))
}

export const userImportBytesOf = async (db: Orm, id: string): Promise<Buffer> => {
  const [row] = await db.select({ bytes: userImports.bytes }).from(userImports).where(eq(userImports.id, id))
  return row?.bytes.bytes ?? Buffer.alloc(0)
}

/** Stores the parsed rows. Keeps the bytes, so that the file can be read again with other options. */
export const storeUserImportTable = async (db: Orm, id: string, { rows, about }: FileTable): Promise<void> => {
  await db.update(userImports).set({ rows, about }).where(eq(userImports.id, id))
}

/** Deletes a file. Returns false if the person has no such file. */
export const removeFile = async (db: Orm, userId: string, id: string): Promise<boolean> => {
  const gone = await db.delete(userImports).where(isOwn(userId, id)).returning({ id: userImports.id })
  return gone.length > 0
}

export const knownEmails = async (db: Orm, emails: readonly string[]): Promise<ReadonlySet<string>> => {
  if (emails.length === 0) return new Set()
  const found = await db
    .select({ email: users.email })
    .from(users)
    .where(inArray(users.email, [...emails]))
  return new Set(found.map(({ email }) => email))
}
