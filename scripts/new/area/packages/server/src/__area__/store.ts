import type { __Record__Draft, list__Records__ } from '@portal/contract/__area__'
import { limits } from '@portal/contract/limits'
import { and, asc, count, desc, eq, ilike, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Orm } from '../platform/database/index.ts'
import { cutPage, readCursor } from '../platform/http/cursor.ts'
import { type __Record__Row, __records__ } from './schema.ts'

const literally = (text: string) => text.replace(/[\\%_]/g, String.raw`\$&`)

/** A page of __spokens__ by name. Pages are read by keyset and counted no further than the limit. */
export const list__Record__Rows = async (db: Orm, input: z.infer<(typeof list__Records__)['input']>) => {
  const { search, sort = 'name', limit = limits.page_size } = input
  const { name, id } = __records__
  const [order, beyond] = sort === 'name' ? [asc, sql`>`] : [desc, sql`<`]
  const cursor = readCursor(input.cursor, sort)
  const found = search ? ilike(name, `%${literally(search)}%`) : undefined
  const after = cursor && sql`(${name}, ${id}) ${beyond} (${cursor.value}, ${cursor.id})`
  const rows = await db
    .select()
    .from(__records__)
    .where(and(found, after))
    .orderBy(order(name), order(id))
    .limit(limit + 1)
  const some = db
    .select({ id })
    .from(__records__)
    .where(found)
    .limit(limits.counted_exactly + 1)
  const [all] = await db.select({ counted: count() }).from(some.as('some'))
  return cutPage(rows, limit, all?.counted ?? 0, row => ({ sort, value: row.name, id: row.id }))
}

/** The __spoken__ of an id. */
export const find__Record__ = async (db: Orm, id: string): Promise<__Record__Row | undefined> => {
  const [row] = await db.select().from(__records__).where(eq(__records__.id, id))
  return row
}

/** Stores a new __spoken__. */
export const add__Record__Row = async (db: Orm, row: typeof __records__.$inferInsert): Promise<void> => {
  await db.insert(__records__).values(row)
}

const same = (id: string, version: number) => and(eq(__records__.id, id), eq(__records__.version, version))

/** Changes a __spoken__ that still has the given version; answers whether it had. */
export const change__Record__ = async (
  db: Orm,
  id: string,
  version: number,
  change: __Record__Draft,
): Promise<boolean> => {
  const next = { ...change, version: sql`${__records__.version} + 1` }
  const changed = await db.update(__records__).set(next).where(same(id, version)).returning({ id: __records__.id })
  return changed.length > 0
}

/** Deletes a __spoken__ that still has the given version; answers whether it had. */
export const delete__Record__Row = async (db: Orm, id: string, version: number): Promise<boolean> => {
  const deleted = await db.delete(__records__).where(same(id, version)).returning({ id: __records__.id })
  return deleted.length > 0
}
