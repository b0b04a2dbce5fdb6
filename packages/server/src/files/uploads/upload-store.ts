import { randomUUID } from 'node:crypto'
import { limits } from '@portal/contract/core/fields/limits'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'
import { type UploadRow, uploads } from '../schema.ts'

/** What the client says about a new upload. */
export type Announced = Pick<
  UploadRow,
  'user_id' | 'name' | 'description' | 'size' | 'sha256' | 'of_kind' | 'of_id' | 'replaces'
>

/** Inserts an upload, or resumes an open one of the same file for the same target. Returns its ID. */
export const announceUpload = async (db: Orm, file: Announced): Promise<string> => {
  const { rows } = await db.execute<{ id: string }>(sql`
    INSERT INTO uploads (id, user_id, name, description, size, sha256, of_kind, of_id, replaces)
    VALUES (${randomUUID()}, ${file.user_id}, ${file.name}, ${file.description}, ${file.size}, ${file.sha256},
      ${file.of_kind}, ${file.of_id}, ${file.replaces})
    ON CONFLICT (user_id, sha256, coalesce(of_id, replaces, user_id)) WHERE file_id IS NULL
    DO UPDATE SET name = excluded.name, description = excluded.description, touched_at = now()
    RETURNING id`)
  if (!rows[0]) throw new Error('an upload was not noted')
  return rows[0].id
}

/** A person's number of open uploads, and the bytes of uploads started in the last 24 hours. */
export const announcedBy = async (db: Orm, userId: string): Promise<{ open: number; bytes: number }> => {
  const { rows } = await db.execute<{ open: number; bytes: string }>(sql`
    SELECT count(*) FILTER (WHERE file_id IS NULL)::int AS open,
      coalesce(sum(size) FILTER (WHERE created_at > now() - interval '1 day'), 0) AS bytes
    FROM uploads WHERE user_id = ${userId}`)
  return { open: rows[0]?.open ?? 0, bytes: Number(rows[0]?.bytes ?? 0) }
}

/** A person's open uploads, most recently used first. */
export const openUploads = (db: Orm, userId: string): Promise<UploadRow[]> =>
  db
    .select()
    .from(uploads)
    .where(and(eq(uploads.user_id, userId), isNull(uploads.file_id)))
    .orderBy(desc(uploads.touched_at))
    .limit(limits.uploads_open)

export const findUpload = async (db: Orm, userId: string, id: string): Promise<UploadRow | undefined> => {
  const [row] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.user_id, userId)))
  return row
}

/** Like `findUpload`, but only if it hasn't become a file. */
export const findOpenUpload = async (db: Orm, userId: string, id: string): Promise<UploadRow | undefined> => {
  const row = await findUpload(db, userId, id)
  return row?.file_id === null ? row : undefined
}

/** Like `findUpload`, but locks the row until the transaction ends. */
export const lockUpload = async (db: Orm, userId: string, id: string): Promise<UploadRow | undefined> => {
  const [row] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.user_id, userId)))
    .for('update')
  return row
}

/** Records which file an upload has become. */
export const markFinished = async (db: Orm, id: string, fileId: string): Promise<void> => {
  await db.update(uploads).set({ file_id: fileId }).where(eq(uploads.id, id))
}

/** Deletes an upload. A trigger queues its bytes for removal, unless a file uses them. */
export const removeUpload = async (db: Orm, id: string): Promise<void> => {
  await db.delete(uploads).where(eq(uploads.id, id))
}
