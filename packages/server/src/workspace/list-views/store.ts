import { randomUUID } from 'node:crypto'
import { and, asc, count, eq } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'
import { type ListViewRow, listViews } from './schema.ts'

const { id, user_id, list, name, is_default } = listViews

/** A person's views of a list, sorted by name. */
export const viewsOf = (db: Orm, userId: string, ofList: string) =>
  db
    .select()
    .from(listViews)
    .where(and(eq(user_id, userId), eq(list, ofList)))
    .orderBy(asc(name))

export const countViews = async (db: Orm, userId: string): Promise<number> => {
  const [row] = await db.select({ views: count() }).from(listViews).where(eq(user_id, userId))
  return row?.views ?? 0
}

export const findView = async (db: Orm, userId: string, ofId: string): Promise<ListViewRow | undefined> => {
  const [row] = await db
    .select()
    .from(listViews)
    .where(and(eq(id, ofId), eq(user_id, userId)))
  return row
}

/** Unsets the default view. Call it before setting another. */
export const clearDefault = async (db: Orm, userId: string, ofList: string): Promise<void> => {
  await db
    .update(listViews)
    .set({ is_default: false })
    .where(and(eq(user_id, userId), eq(list, ofList), eq(is_default, true)))
}

export const insertView = async (db: Orm, row: Omit<ListViewRow, 'id'>): Promise<string> => {
  const newId = randomUUID()
  await db.insert(listViews).values({ ...row, id: newId })
  return newId
}

export const changeView = async (
  db: Orm,
  ofId: string,
  change: Pick<ListViewRow, 'name' | 'columns' | 'is_default'>,
) => {
  await db.update(listViews).set(change).where(eq(id, ofId))
}

/** Deletes one of a person's views. Returns false if they have no such view. */
export const removeView = async (db: Orm, userId: string, ofId: string): Promise<boolean> => {
  const gone = await db
    .delete(listViews)
    .where(and(eq(id, ofId), eq(user_id, userId)))
    .returning({ id })
  return gone.length > 0
}
