import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, inArray, notExists, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'
import type { FileTable } from './reader/table.ts'
import { appliedImports, type ImportRecord, importParts, imports } from './schema.ts'

type Announced = Pick<ImportRecord, 'project_id' | 'user_id' | 'kind' | 'name' | 'size' | 'sha256'>

/** Notes a file that is to come; one that was announced before goes on where it stopped, and is the newest again. */
export const announce = async (db: Orm, file: Announced): Promise<ImportRecord> => {
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

/** Forgets a person's files but for the newest ones; those that came in are at their end and not counted. */
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

/** A person's own file. */
export const findImport = async (db: Orm, userId: string, id: string): Promise<ImportRecord | undefined> => {
  const [row] = await db
    .select()
    .from(imports)
    .where(and(eq(imports.id, id), eq(imports.user_id, userId)))
  return row
}

/** A person's own file, which nobody changes until the transaction ends. */
export const lockImport = async (db: Orm, userId: string, id: string): Promise<ImportRecord | undefined> => {
  const [row] = await db
    .select()
    .from(imports)
    .where(and(eq(imports.id, id), eq(imports.user_id, userId)))
    .for('update')
  return row
}

/** Stores the next bytes of a file. */
export const storePart = async (db: Orm, { id, received }: ImportRecord, bytes: Buffer): Promise<void> => {
  await db.insert(importParts).values({ import_id: id, at: received, bytes })
  await db
    .update(imports)
    .set({ received: received + bytes.length })
    .where(eq(imports.id, id))
}

/** All bytes of a file. */
export const bytesOf = async (db: Orm, id: string): Promise<Buffer> => {
  const parts = await db
    .select({ bytes: importParts.bytes })
    .from(importParts)
    .where(eq(importParts.import_id, id))
    .orderBy(asc(importParts.at))
  return Buffer.concat(parts.map(({ bytes }) => bytes))
}

/** Stores what a file was read as. Its bytes stay: it can be read once more in another way. */
export const storeTable = async (db: Orm, id: string, { rows, about }: FileTable): Promise<void> => {
  await db.update(imports).set({ rows, about }).where(eq(imports.id, id))
}

/** Forgets the bytes of a file that did not come as it was announced: it has to be sent again from its beginning. */
export const deleteParts = async (db: Orm, id: string): Promise<void> => {
  await db.delete(importParts).where(eq(importParts.import_id, id))
  await db.update(imports).set({ received: 0 }).where(eq(imports.id, id))
}

/** Forgets a file. */
export const removeImport = async (db: Orm, id: string): Promise<void> => {
  await db.delete(imports).where(eq(imports.id, id))
}

/** Forgets files that nobody has gone on with for a day. */
export const removeOld = async (db: Orm): Promise<void> => {
  await db.delete(imports).where(sql`${imports.created_at} < now() - interval '1 day'`)
}
