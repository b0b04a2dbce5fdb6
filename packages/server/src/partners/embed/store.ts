import { createHash, randomInt } from 'node:crypto'
import { limits } from '@portal/contract/core/fields/limits'
import { complaintScope, type WidgetScope } from '@portal/contract/partners/widget-scopes'
import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import { users } from '../../people/accounts/schema.ts'
import { newToken, tokenHashOf } from '../../people/accounts/tokens.ts'
import type { Orm } from '../../platform/database/index.ts'
import { embedCodes, embedSessions } from './schema.ts'

const CODE_MS = 5 * 60 * 1000
// Omits 0, 1, I, and O, because people may have to type the code.
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

const later = (now: Date, ms: number) => new Date(now.getTime() + ms)

/** A person who is signed in to a frame. */
export interface FramePerson {
  readonly user_id: string
  readonly full_name_en: string
  readonly full_name_ar: string
}

/** A person with an open portal session, and the token of that session. */
export interface SessionHolder {
  readonly id: string
  readonly token: string
}

/**
 * Makes the popup's code. Null if the session or site ended meanwhile. Redeeming it requires the secret behind the
 * challenge.
 */
export const issueConnectCode = async (
  db: Orm,
  partnerId: string,
  caller: SessionHolder,
  challenge: string,
  now: Date,
  { widget, subject }: WidgetScope = complaintScope,
): Promise<string | null> => {
  const letters = Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  const code = `${letters.slice(0, 4)}-${letters.slice(4)}`
  const { rowCount } = await db.execute(sql`
    INSERT INTO embed_codes (code_hash, partner_id, user_id, challenge, expires_at, portal_session, widget, subject)
    SELECT ${tokenHashOf(code)}, p.id, s.user_id, ${challenge}, ${later(now, CODE_MS).toISOString()}, s.token_hash,
      ${widget}, ${subject}
    FROM partners p, sessions s
    WHERE p.id = ${partnerId} AND s.token_hash = ${tokenHashOf(caller.token)} AND s.user_id = ${caller.id}
    FOR KEY SHARE`)
  return rowCount ? code : null
}

/**
 * Exchanges a code for a frame's session, and returns its token or null. A code works once for a cookie. If the browser
 * didn't store that cookie, it works once more for a bearer token, which ends the first session.
 */
export const redeemCode = async (
  db: Orm,
  partnerId: string,
  given: { code: string; verifier: string; keep: 'cookie' | 'memory'; scope: WidgetScope },
  now: Date,
): Promise<string | null> => {
  const challenge = createHash('sha256').update(given.verifier).digest('base64url')
  const isIt = and(
    eq(embedCodes.code_hash, tokenHashOf(given.code)),
    eq(embedCodes.partner_id, partnerId),
    eq(embedCodes.challenge, challenge),
    eq(embedCodes.widget, given.scope.widget),
    eq(embedCodes.subject, given.scope.subject),
    gt(embedCodes.expires_at, now),
  )
  const token = newToken()
  const session_hash = tokenHashOf(token)
  const [row] =
    given.keep === 'memory'
      ? await db.delete(embedCodes).where(isIt).returning()
      : await db
          .update(embedCodes)
          .set({ session_hash })
          .where(and(isIt, isNull(embedCodes.session_hash)))
          .returning()
  if (!row) return null
  if (given.keep === 'memory' && row.session_hash)
    await db.delete(embedSessions).where(eq(embedSessions.token_hash, row.session_hash))
  const expires_at = later(now, limits.embed_session_seconds * 1000)
  await db.insert(embedSessions).values({
    token_hash: session_hash,
    partner_id: partnerId,
    user_id: row.user_id,
    portal_session: row.portal_session,
    widget: row.widget,
    subject: row.subject,
    expires_at,
  })
  return token
}

/** The person signed in to a frame, on this site and for this widget only. */
export const findFramePerson = async (
  db: Orm,
  partnerId: string,
  token: string,
  now: Date,
  scope: WidgetScope = complaintScope,
): Promise<FramePerson | null> => {
  const [row] = await db
    .select({
      user_id: embedSessions.user_id,
      full_name_en: sql<string>`${users.first_name_en} || ' ' || ${users.last_name_en}`,
      full_name_ar: sql<string>`${users.first_name_ar} || ' ' || ${users.last_name_ar}`,
    })
    .from(embedSessions)
    .innerJoin(users, and(eq(users.id, embedSessions.user_id), eq(users.active, true)))
    .where(
      and(
        eq(embedSessions.token_hash, tokenHashOf(token)),
        eq(embedSessions.partner_id, partnerId),
        eq(embedSessions.widget, scope.widget),
        eq(embedSessions.subject, scope.subject),
        gt(embedSessions.expires_at, now),
      ),
    )
  return row ?? null
}

export const endFrameSession = async (db: Orm, token: string): Promise<void> => {
  await db.delete(embedSessions).where(eq(embedSessions.token_hash, tokenHashOf(token)))
}

/** Deletes expired codes and sessions. Nobody needs to know afterwards that a person had a form open. */
export const forgetExpired = async (db: Orm, now: Date): Promise<void> => {
  await db.delete(embedCodes).where(lte(embedCodes.expires_at, now))
  await db.delete(embedSessions).where(lte(embedSessions.expires_at, now))
}
