import { limits } from '@portal/contract/core/fields/limits'
import { and, eq, gt } from 'drizzle-orm'
import type { Context, RequestContext } from '../../platform/http/context.ts'
import { newToken, tokenHashOf } from '../accounts/tokens.ts'
import { pendingLogins } from './schema.ts'

const NAME = 'pending_login'

// The browser sends the cookie only with a login and its second step.
const PATH = '/api/login'

/** Records that this browser gave the right password. A separate cookie proves it, and only to the second step. */
export const storePendingLogin = async (
  { db, services, setCookie }: Context,
  login: { user_id: string; password_hash: string },
): Promise<void> => {
  const token = newToken()
  const expires_at = new Date(services.now().getTime() + limits.pending_login_seconds * 1000)
  await db.insert(pendingLogins).values({ ...login, token_hash: tokenHashOf(token), expires_at })
  setCookie({ name: NAME, value: token, seconds: limits.pending_login_seconds, path: PATH })
}

/** Finds this browser's pending login. */
export const pendingLoginOf = async ({ services, cookie }: RequestContext) => {
  const token = cookie(NAME, PATH)
  if (!token) return undefined
  const [row] = await services.database.orm
    .select()
    .from(pendingLogins)
    .where(and(eq(pendingLogins.token_hash, tokenHashOf(token)), gt(pendingLogins.expires_at, services.now())))
  return row
}

/**
 * Deletes this browser's pending login. Returns false if there is none, for example because another request used it.
 */
export const spendPendingLogin = async ({ db, cookie, setCookie }: Context): Promise<boolean> => {
  const token = cookie(NAME, PATH)
  if (!token) return false
  setCookie({ name: NAME, value: null, seconds: 0, path: PATH })
  const spent = await db
    .delete(pendingLogins)
    .where(eq(pendingLogins.token_hash, tokenHashOf(token)))
    .returning({ user_id: pendingLogins.user_id })
  return spent.length > 0
}
