import { and, eq } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'
import type { Context, RequestContext } from '../../platform/http/context.ts'
import { knownDevices } from '../accounts/schema.ts'
import { hashOf, newToken } from '../accounts/tokens.ts'
import type { Counted } from '../passwords/attempts.ts'

const NAME = 'device'

// Sent with a login and nowhere else, so that no other call can distinguish browsers by it.
const PATH = '/api/login'

/** How long a browser stays known after its last login. */
export const deviceDays = 180

/** Whether a browser says that somebody has signed in with it before; that this is so, `byDevice` finds out. */
export const claimsDevice = (request: RequestContext): boolean => request.cookie(NAME, PATH) !== undefined

/**
 * What the tries of a browser are counted by when this person has signed in with it before; undefined for any other.
 * Its counter is its own: whoever sits behind the same address cannot use it up.
 */
export const byDevice = async (
  request: RequestContext,
  userId: string | undefined,
): Promise<readonly Counted[] | undefined> => {
  const token = request.cookie(NAME, PATH)
  if (!token || !userId) return undefined
  const [known] = await request.services.database.orm
    .select({ user_id: knownDevices.user_id })
    .from(knownDevices)
    .where(and(eq(knownDevices.token_hash, hashOf(token)), eq(knownDevices.user_id, userId)))
  return known && [{ parts: ['login', 'device', token], most: 10, forgives: 'all' }]
}

/** Notes that the person signed in with this browser; the token is fresh each time, like the session's. */
export const rememberDevice = async (context: Context, userId: string): Promise<void> => {
  const { db, cookie, setCookie } = context
  const former = cookie(NAME, PATH)
  if (former) await db.delete(knownDevices).where(eq(knownDevices.token_hash, hashOf(former)))
  const fresh = newToken()
  await db.insert(knownDevices).values({ token_hash: hashOf(fresh), user_id: userId })
  setCookie({ name: NAME, value: fresh, seconds: deviceDays * 24 * 60 * 60, path: PATH })
}

/** Forgets all browsers of a person whose password had to be reset. */
export const forgetDevices = async (db: Orm, userId: string): Promise<void> => {
  await db.delete(knownDevices).where(eq(knownDevices.user_id, userId))
}
