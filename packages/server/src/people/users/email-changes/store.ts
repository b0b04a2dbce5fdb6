import { and, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { Orm } from '../../../platform/database/index.ts'
import { pendingEmailChanges as changes } from '../../accounts/schema.ts'
import { lapsesBefore, type PendingChange } from './rules.ts'

const only = ([row]: readonly PendingChange[]) => row

/** Number of changes requested for an account in the last 24 hours. */
export const countAsked = async (db: Orm, userId: string): Promise<number> => {
  const { rows } = await db.execute<{ count: number }>(sql`
    SELECT count(*)::int AS count FROM audit
    WHERE entity = 'users' AND entity_id = ${userId} AND action = 'ask_email_change' AND at > now() - interval '1 day'`)
  return rows[0]?.count ?? 0
}

/** Stores a change. Throws if the address belongs to an account or another change. */
export const insertChange = async (db: Orm, row: PendingChange): Promise<void> => {
  await db.insert(changes).values(row)
}

/** Locks one change that is due or has lapsed. Skips those that another process has locked. */
export const lockSettled = async (db: Orm, now: Date): Promise<PendingChange | undefined> => {
  const isDue = and(isNotNull(changes.confirmed_at), lte(changes.due_at, now))
  const hasLapsed = and(isNull(changes.confirmed_at), lte(changes.asked_at, lapsesBefore(now)))
  const found = db.select().from(changes).where(or(isDue, hasLapsed)).orderBy(changes.due_at).limit(1)
  return only(await found.for('update', { skipLocked: true }))
}

/** Locks the change of a confirmation link. Undefined if it can't be confirmed any more. */
export const lockConfirmable = async (db: Orm, confirm_hash: Buffer, now: Date): Promise<PendingChange | undefined> => {
  const isOpen = or(isNotNull(changes.confirmed_at), gt(changes.asked_at, lapsesBefore(now)))
  const found = db
    .select()
    .from(changes)
    .where(and(eq(changes.confirm_hash, confirm_hash), isOpen))
  return only(await found.for('update'))
}

export const noteEmailConfirmed = async (db: Orm, userId: string, confirmed_at: Date): Promise<void> => {
  await db.update(changes).set({ confirmed_at }).where(eq(changes.user_id, userId))
}

/** Deletes the pending change of an account and returns it, if any. */
export const removeChange = async (db: Orm, userId: string): Promise<PendingChange | undefined> =>
  only(await db.delete(changes).where(eq(changes.user_id, userId)).returning())

/** Deletes the change of a stop link and returns it, if any. */
export const removeStopped = async (db: Orm, stop_hash: Buffer): Promise<PendingChange | undefined> =>
  only(await db.delete(changes).where(eq(changes.stop_hash, stop_hash)).returning())
