import { randomUUID } from 'node:crypto'
import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { FileTable } from '../../money/imports/reader/table.ts'
import type { Orm } from '../../platform/database/index.ts'
import { users } from '../accounts/schema.ts'
import { type UserImportRow, userImports } from './schema.ts'

/** Files that one person may have on their way at once; the oldest makes way for the next. */
const MOST_FILES = 5

const { bytes: _, ...columns } = getTableColumns(userImports)

/** A file without its bytes. */
export type FileRow = Omit<UserImportRow, 'bytes'>

/** Notes a file that is to come. */
export const announce = async (db: Orm, file: Pick<FileRow, 'user_id' | 'name' | 'size'>): Promise<FileRow> => {
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

/** A person's own file. */
export const findFile = async (db: Orm, userId: string, id: string): Promise<FileRow | undefined> => {
  const [row] = await db.select(columns).from(userImports).where(isOwn(userId, id))
  return row
}

/** A person's own file, which nobody changes until the transaction ends. */
export const lockFile = async (db: Orm, userId: string, id: string): Promise<FileRow | undefined> => {
  const [row] = await db.select(columns).from(userImports).where(isOwn(userId, id)).for('update')
  return row
}

/** Stores the next bytes of a file. */
export const storePart = async (db: Orm, { id, received }: FileRow, part: Buffer): Promise<void> => {
  await db
    .update(userImports)
    .set({ bytes: sql`${userImports.bytes} || ${part}`, received: received + part.length })
    .where(eq(userImports.id, id))
}

/** All bytes of a file. */
export const bytesOf = async (db: Orm, id: string): Promise<Buffer> => {
  const [row] = await db.select({ bytes: userImports.bytes }).from(userImports).where(eq(userImports.id, id))
  return row?.bytes ?? Buffer.alloc(0)
}

/** Stores what a file was read as. Its bytes stay: it can be read once more in another way. */
export const storeTable = async (db: Orm, id: string, { rows, about }: FileTable): Promise<void> => {
  await db.update(userImports).set({ rows, about }).where(eq(userImports.id, id))
}

/** Forgets a file; false where the person has none of this id. */
export const removeFile = async (db: Orm, userId: string, id: string): Promise<boolean> => {
  const gone = await db.delete(userImports).where(isOwn(userId, id)).returning({ id: userImports.id })
  return gone.length > 0
}

/** Which of these emails have an account. */
export const knownEmails = async (db: Orm, emails: readonly string[]): Promise<ReadonlySet<string>> => {
  if (emails.length === 0) return new Set()
  const found = await db
    .select({ email: users.email })
    .from(users)
    .where(inArray(users.email, [...emails]))
  return new Set(found.map(({ email }) => email))
}
