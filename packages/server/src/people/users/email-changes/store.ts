import { and, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { Orm } from '../../../platform/database/index.ts'
import { pendingEmailChanges as changes } from '../../accounts/schema.ts'
import type { PendingChange } from './pending-change.ts'
import { lapsesBefore } from './rules.ts'

const only = ([row]: readonly PendingChange[]) => row

/** How often another email of an account was asked for within the last day. */
export const countAsked = async (db: Orm, userId: string): Promise<number> => {
  const { rows } = await db.execute<{ count: number }>(sql`
    SELECT count(*)::int AS count FROM audit
    WHERE entity = 'users' AND entity_id = ${userId} AND action = 'ask_email_change' AND at > now() - interval '1 day'`)
  return rows[0]?.count ?? 0
}

/** Stores a change. Throws where the address belongs to an account or to another change. */
export const insertChange = async (db: Orm, row: PendingChange): Promise<void> => {
  await db.insert(changes).values(row)
}

/** A change that is due or has lapsed and that no other process is settling, locked; undefined where there is none. */
export const lockSettled = async (db: Orm, now: Date): Promise<PendingChange | undefined> => {
  const isDue = and(isNotNull(changes.confirmed_at), lte(changes.due_at, now))
  const hasLapsed = and(isNull(changes.confirmed_at), lte(changes.asked_at, lapsesBefore(now)))
  const found = db.select().from(changes).where(or(isDue, hasLapsed)).orderBy(changes.due_at).limit(1)
  return only(await found.for('update', { skipLocked: true }))
}

/** The change that the link to the new mailbox is about, locked; undefined where it can no longer be confirmed. */
export const lockConfirmable = async (db: Orm, confirm_hash: Buffer, now: Date): Promise<PendingChange | undefined> => {
  const isOpen = or(isNotNull(changes.confirmed_at), gt(changes.asked_at, lapsesBefore(now)))
  const found = db
    .select()
    .from(changes)
    .where(and(eq(changes.confirm_hash, confirm_hash), isOpen))
  return only(await found.for('update'))
}

/** Notes that the new mailbox has confirmed. */
export const noteConfirmed = async (db: Orm, userId: string, confirmed_at: Date): Promise<void> => {
  await db.update(changes).set({ confirmed_at }).where(eq(changes.user_id, userId))
}

/** Removes the change of an account; undefined where it is gone already. */
export const removeChange = async (db: Orm, userId: string): Promise<PendingChange | undefined> =>
  only(await db.delete(changes).where(eq(changes.user_id, userId)).returning())

/** Removes the change that the link to the old mailbox is about; undefined where it is gone already. */
export const removeStopped = async (db: Orm, stop_hash: Buffer): Promise<PendingChange | undefined> =>
  only(await db.delete(changes).where(eq(changes.stop_hash, stop_hash)).returning())
