import { limits } from '@portal/contract/core/fields/limits'
import { and, eq, gt } from 'drizzle-orm'
import type { Context, RequestContext } from '../../../platform/http/context.ts'
import { refuse, refuseField } from '../../../platform/http/refusal.ts'
import { sessions } from '../../accounts/schema.ts'
import { findById } from '../../accounts/store.ts'
import { tokenHashOf } from '../../accounts/tokens.ts'
import { byNetwork, countAttempt, forgiveAttempt } from './attempts.ts'
import { passwordFits } from './passwords.ts'

/**
 * Checks the signed-in person's password before a request changes anything. Returns the hash that it matches. Throws
 * `password_wrong` for `current_password`, or `too_many_requests`.
 */
export const provePassword = async (
  { services, user, address }: RequestContext,
  current_password: string,
): Promise<string> => {
  const counted = byNetwork('password', address, user.email)
  await countAttempt(services, counted)
  const row = await findById(services.database.orm, user.id)
  const fits = await passwordFits(row?.password_hash, current_password, { from: user.id, isKnown: true })
  if (!row?.password_hash || !fits) throw refuseField('current_password', 'password_wrong')
  await forgiveAttempt(services, counted)
  return row.password_hash
}

/**
 * Protects actions that would give the account away. Throws `password_needed` unless this session confirmed the
 * password recently. Someone who finds an open session can then look around, but not take over the account.
 */
export const requireConfirmed = async ({ db, services, token }: Context): Promise<void> => {
  const since = new Date(services.now().getTime() - limits.confirmed_seconds * 1000)
  const [session] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.token_hash, tokenHashOf(token ?? '')), gt(sessions.confirmed_at, since)))
  if (!session) throw refuse('password_needed')
}

/** Records that this session has just confirmed the password. */
export const notePasswordConfirmed = async ({ db, services, token }: Context): Promise<void> => {
  await db
    .update(sessions)
    .set({ confirmed_at: services.now() })
    .where(eq(sessions.token_hash, tokenHashOf(token ?? '')))
}
