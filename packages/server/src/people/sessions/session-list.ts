import type { OpenSession } from '@portal/contract/people/users/user-actions'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'
import { sessions } from '../accounts/schema.ts'
import { tokenHashOf } from '../accounts/tokens.ts'
import { storedDevice } from './device.ts'

/** Open sessions of a person, last used first. `token` identifies the current one. */
export const openSessionsOf = async (db: Orm, userId: string, token: string | undefined): Promise<OpenSession[]> => {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.user_id, userId), gt(sessions.expires_at, sql`now()`)))
    .orderBy(desc(sessions.last_seen_at), sessions.id)
  const own = token ? tokenHashOf(token) : undefined
  return rows.map(({ id, created_at, last_seen_at, expires_at, token_hash, ...row }) => ({
    id,
    ...storedDevice(row),
    created_at: created_at.toISOString(),
    last_seen_at: last_seen_at.toISOString(),
    expires_at: expires_at.toISOString(),
    is_current: own?.equals(token_hash) ?? false,
  }))
}

/** Ends one session of a person. Returns false if it doesn't exist. */
export const endSessionOf = async (db: Orm, userId: string, id: string): Promise<boolean> => {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.user_id, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id })
  return ended.length > 0
}
