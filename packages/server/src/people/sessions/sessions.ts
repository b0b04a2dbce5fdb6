import { languages, limits } from '@portal/contract/core/fields/limits'
import { accountTypes } from '@portal/contract/core/rights/accounts'
import type { Preferences } from '@portal/contract/people/own-account/preferences'
import { and, eq, ne } from 'drizzle-orm'
import { type Orm, repeated } from '../../platform/database/index.ts'
import type { SessionStore } from '../../platform/http/connection/enter.ts'
import type { Context, Services, SessionUser } from '../../platform/http/context.ts'
import { effectivePrivilegesSql, parsePrivileges } from '../accounts/effective-privileges.ts'
import { needsSecondFactor } from '../accounts/rules.ts'
import { sessions } from '../accounts/schema.ts'
import { newToken, tokenHashOf } from '../accounts/tokens.ts'
import { deviceOf } from './device.ts'
import { lastUse, noteUse, stepMs } from './last-seen.ts'

interface Row {
  readonly id: string
  readonly type: string
  readonly email: string
  readonly language: string
  readonly preferences: Preferences
  readonly full_name_en: string
  readonly full_name_ar: string
  readonly last_seen_at: Date
  readonly privileges: string
  readonly has_second_factor: boolean
}

/** A single round trip, prepared once per connection, because every API request runs it. */
const findSession = {
  name: 'find-session',
  text: `
    SELECT u.id, u.type, u.email, u.language, u.preferences, s.last_seen_at,
      u.first_name_en || ' ' || u.last_name_en AS full_name_en,
      u.first_name_ar || ' ' || u.last_name_ar AS full_name_ar,
      ${effectivePrivilegesSql('u.id')} AS privileges,
      EXISTS (SELECT FROM authenticator_apps a WHERE a.user_id = u.id AND a.confirmed_at IS NOT NULL)
        OR EXISTS (SELECT FROM passkeys k WHERE k.user_id = u.id) AS has_second_factor
    FROM sessions s JOIN users u ON u.id = s.user_id
    WHERE s.token_hash = $1 AND s.expires_at > now() AND u.active`,
}

// Written by hand. Parsing this row with a schema takes longer than the query.
const personOf = ({ settings }: Services, { last_seen_at: _, has_second_factor, ...row }: Row): SessionUser => {
  const type = accountTypes.find(known => known === row.type)
  const language = languages.find(known => known === row.language)
  if (!type || !language) throw new Error('an account of an unknown type or language')
  const person = { ...row, type, language, privileges: parsePrivileges(row.privileges) }
  return !has_second_factor && needsSecondFactor(settings, person) ? { ...person, second_factor_due: true } : person
}

// Another replica may have seen the session in a step that isn't written yet, so allow one more step.
const isIdle = (services: Services, token: string, written: Date): boolean => {
  const { now, settings } = services
  const last = Math.max(lastUse(services, token) ?? 0, written.getTime())
  return now().getTime() - last > settings.SESSION_IDLE_MINUTES * 60_000 + stepMs
}

/** Finds the owner of a session, and records that it is in use. */
export const sessionStore: SessionStore = {
  find: async (services, token) => {
    const query = { ...findSession, values: [tokenHashOf(token)] }
    const { rows } = await repeated(() => services.database.pool.query<Row>(query))
    const [row] = rows
    return row && !isIdle(services, token, row.last_seen_at) ? personOf(services, row) : null
  },
  touch: noteUse,
}

/** Finds the owner of a session by token hash. Returns null if it has ended. */
export const personOfSession = async (services: Services, hash: Buffer): Promise<SessionUser | null> => {
  const { rows } = await services.database.pool.query<Row>({ ...findSession, values: [hash] })
  const [row] = rows
  return row ? personOf(services, row) : null
}

/** Opens a session with a fresh token and sets its cookie. Rotates the token at login. */
export const startSession = async (context: Context, userId: string): Promise<void> => {
  const { db, services, token, userAgent, setCookie } = context
  if (token) await db.delete(sessions).where(eq(sessions.token_hash, tokenHashOf(token)))
  const fresh = newToken()
  const now = services.now()
  const expires_at = new Date(now.getTime() + limits.session_seconds * 1000)
  const moments = { last_seen_at: now, confirmed_at: now, expires_at }
  await db
    .insert(sessions)
    .values({ token_hash: tokenHashOf(fresh), user_id: userId, ...deviceOf(userAgent), ...moments })
  setCookie({ name: 'session', value: fresh, seconds: limits.session_seconds })
}

export const endSession = async ({ db, token, setCookie }: Context): Promise<void> => {
  if (token) await db.delete(sessions).where(eq(sessions.token_hash, tokenHashOf(token)))
  setCookie({ name: 'session', value: null, seconds: 0 })
}

/** Ends all sessions of a person, except for that of `exceptToken`. */
export const endSessionsOf = async (db: Orm, userId: string, exceptToken?: string): Promise<void> => {
  const otherThan = exceptToken ? ne(sessions.token_hash, tokenHashOf(exceptToken)) : undefined
  await db.delete(sessions).where(and(eq(sessions.user_id, userId), otherThan))
}
