import { randomUUID } from 'node:crypto'
import { limits } from '@portal/contract/core/fields/limits'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'
import { type UploadRow, uploads } from '../schema.ts'

/** What is announced of a file. */
export type Announced = Pick<
  UploadRow,
  'user_id' | 'name' | 'description' | 'size' | 'sha256' | 'of_kind' | 'of_id' | 'replaces'
>

/** Notes a file that is to come; the same one that was announced before for the same place goes on. Gives its id. */
export const announce = async (db: Orm, file: Announced): Promise<string> => {
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

/** How much a person has announced: uploads that are still open, and bytes within a day. */
export const announcedBy = async (db: Orm, userId: string): Promise<{ open: number; bytes: number }> => {
  const { rows } = await db.execute<{ open: number; bytes: string }>(sql`
    SELECT count(*) FILTER (WHERE file_id IS NULL)::int AS open,
      coalesce(sum(size) FILTER (WHERE created_at > now() - interval '1 day'), 0) AS bytes
    FROM uploads WHERE user_id = ${userId}`)
  return { open: rows[0]?.open ?? 0, bytes: Number(rows[0]?.bytes ?? 0) }
}

/** A person's uploads that have not become files, the newest first. */
export const openUploads = (db: Orm, userId: string): Promise<UploadRow[]> =>
  db
    .select()
    .from(uploads)
    .where(and(eq(uploads.user_id, userId), isNull(uploads.file_id)))
    .orderBy(desc(uploads.touched_at))
    .limit(limits.uploads_open)

/** A person's own upload. */
export const findUpload = async (db: Orm, userId: string, id: string): Promise<UploadRow | undefined> => {
  const [row] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.user_id, userId)))
  return row
}

/** The same where it has not become a file. */
export const findOpenUpload = async (db: Orm, userId: string, id: string): Promise<UploadRow | undefined> => {
  const row = await findUpload(db, userId, id)
  return row?.file_id === null ? row : undefined
}

/** A person's own upload, which nobody changes until the transaction ends. */
export const lockUpload = async (db: Orm, userId: string, id: string): Promise<UploadRow | undefined> => {
  const [row] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.user_id, userId)))
    .for('update')
  return row
}

/** Notes which file an upload has become. */
export const markFinished = async (db: Orm, id: string, fileId: string): Promise<void> => {
  await db.update(uploads).set({ file_id: fileId }).where(eq(uploads.id, id))
}

/** Forgets an upload; its bytes are queued for removal, unless they have become a file's. */
export const removeUpload = async (db: Orm, id: string): Promise<void> => {
  await db.delete(uploads).where(eq(uploads.id, id))
}
