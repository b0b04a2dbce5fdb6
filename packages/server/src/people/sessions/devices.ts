import { and, eq } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'
import type { Context, RequestContext } from '../../platform/http/context.ts'
import type { AttemptCounter } from '../access/passwords/attempts.ts'
import { knownDevices } from '../accounts/schema.ts'
import { newToken, tokenHashOf } from '../accounts/tokens.ts'

const NAME = 'device'

// Sent only with logins, so that other requests can't tell browsers apart.
const PATH = '/api/login'

/** Days that a browser stays known after its last login. */
export const deviceDays = 180

/** Whether a browser claims to be known. `byDevice` verifies it. */
export const claimsDevice = (request: RequestContext): boolean => request.cookie(NAME, PATH) !== undefined

/**
 * Rate limit for a browser that this person has logged in with before, which others behind the same address can't use
 * up.
 */
export const byDevice = async (
  request: RequestContext,
  userId: string | undefined,
): Promise<readonly AttemptCounter[] | undefined> => {
  const token = request.cookie(NAME, PATH)
  if (!token || !userId) return undefined
  const [known] = await request.services.database.orm
    .select({ user_id: knownDevices.user_id })
    .from(knownDevices)
    .where(and(eq(knownDevices.token_hash, tokenHashOf(token)), eq(knownDevices.user_id, userId)))
  return known && [{ parts: ['login', 'device', token], most: 10, forgives: 'all' }]
}

/** Remembers that the person logged in with this browser. Rotates the token at each login. */
export const rememberDevice = async (context: Context, userId: string): Promise<void> => {
  const { db, cookie, setCookie } = context
  const former = cookie(NAME, PATH)
  if (former) await db.delete(knownDevices).where(eq(knownDevices.token_hash, tokenHashOf(former)))
  const fresh = newToken()
  await db.insert(knownDevices).values({ token_hash: tokenHashOf(fresh), user_id: userId })
  setCookie({ name: NAME, value: fresh, seconds: deviceDays * 24 * 60 * 60, path: PATH })
}

/** Forgets all browsers of a person. */
export const forgetDevices = async (db: Orm, userId: string): Promise<void> => {
  await db.delete(knownDevices).where(eq(knownDevices.user_id, userId))
}
