import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, inArray, notExists, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'
import type { StorableContent } from '../../platform/storage/bytes-columns.ts'
import type { FileTable } from './reader/table.ts'
import { appliedImports, type ImportRecord, importParts, imports } from './schema.ts'

type Announced = Pick<ImportRecord, 'project_id' | 'user_id' | 'kind' | 'name' | 'size' | 'sha256'>

/** Registers an upload. The same file resumes where it stopped, and becomes the newest. */
export const announceImport = async (db: Orm, file: Announced): Promise<ImportRecord> => {
  const [row] = await db
    .insert(imports)
    .values({ ...file, id: randomUUID() })
    .onConflictDoUpdate({
      target: [imports.project_id, imports.user_id, imports.kind, imports.sha256],
      set: { name: file.name, created_at: sql`now()` },
    })
    .returning()
  if (!row) throw new Error('a file was not noted')
  return row
}

/** Deletes all but the person's newest pending files. Doesn't count files that were imported. */
export const removeAllButNewest = async (db: Orm, userId: string, most: number): Promise<void> => {
  const { project_id, kind, sha256 } = appliedImports
  const itself = and(eq(project_id, imports.project_id), eq(kind, imports.kind), eq(sha256, imports.sha256))
  const isApplied = db.select({ sha256 }).from(appliedImports).where(itself)
  const older = db
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.user_id, userId), notExists(isApplied)))
    .orderBy(desc(imports.created_at))
    .offset(most)
  await db.delete(imports).where(inArray(imports.id, older))
}

export const findImport = async (db: Orm, userId: string, id: string): Promise<ImportRecord | undefined> => {
  const [row] = await db
    .select()
    .from(imports)
    .where(and(eq(imports.id, id), eq(imports.user_id, userId)))
  return row
}

/** Like `findImport`, but locks the row until the transaction ends. */
export const lockImport = async (db: Orm, userId: string, id: string): Promise<ImportRecord | undefined> => {
  const [row] = await db
    .select()
    .from(imports)
    .where(and(eq(imports.id, id), eq(imports.user_id, userId)))
    .for('update')
  return row
}

export const storeImportPart = async (
  db: Orm,
  { id, received }: ImportRecord,
  content: StorableContent,
): Promise<void> => {
  await db.insert(importParts).values({ import_id: id, at: received, bytes: content })
  await db
    .update(imports)
    .set({ received: received + content.bytes.length })
    .where(eq(imports.id, id))
}

export const importBytesOf = async (db: Orm, id: string): Promise<Buffer> => {
  const parts = await db
    .select({ bytes: importParts.bytes })
    .from(importParts)
    .where(eq(importParts.import_id, id))
    .orderBy(asc(importParts.at))
  return Buffer.concat(parts.map(({ bytes: content }) => content.bytes))
}

/** Stores a parsed table. The bytes stay, so that the file can be read again in another way. */
export const storeImportTable = async (db: Orm, id: string, { rows, about }: FileTable): Promise<void> => {
  await db.update(imports).set({ rows, about }).where(eq(imports.id, id))
}

/** Deletes the bytes of a corrupt upload, which then starts again from the beginning. */
export const deleteParts = async (db: Orm, id: string): Promise<void> => {
  await db.delete(importParts).where(eq(importParts.import_id, id))
  await db.update(imports).set({ received: 0 }).where(eq(imports.id, id))
}

export const removeImport = async (db: Orm, id: string): Promise<void> => {
  await db.delete(imports).where(eq(imports.id, id))
}

/** Deletes files that were last started over a day ago. */
export const removeOld = async (db: Orm): Promise<void> => {
  await db.delete(imports).where(sql`${imports.created_at} < now() - interval '1 day'`)
}
