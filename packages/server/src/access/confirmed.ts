import { limits } from '@portal/contract/limits'
import { and, eq, gt } from 'drizzle-orm'
import type { Context } from '../platform/http/context.ts'
import { refuse } from '../platform/http/refusal.ts'
import { sessions } from './schema.ts'
import { hashOf } from './tokens.ts'

/**
 * Refuses what would give away the account where the password was not proven lately in this session: whoever finds an
 * open session can look around in it, and not make it theirs.
 */
export const requireConfirmed = async ({ db, services, token }: Context): Promise<void> => {
  const since = new Date(services.now().getTime() - limits.confirmed_seconds * 1000)
  const [session] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.token_hash, hashOf(token ?? '')), gt(sessions.confirmed_at, since)))
  if (!session) throw refuse('password_needed')
}

/** Notes that the password was proven in this session just now. */
export const noteConfirmed = async ({ db, services, token }: Context): Promise<void> => {
  await db
    .update(sessions)
    .set({ confirmed_at: services.now() })
    .where(eq(sessions.token_hash, hashOf(token ?? '')))
}
