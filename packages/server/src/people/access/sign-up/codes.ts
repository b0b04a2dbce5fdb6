import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { limits } from '@portal/contract/core/fields/limits'
import { and, eq, sql } from 'drizzle-orm'
import type { Orm } from '../../../platform/database/index.ts'
import { expireCodesOf } from '../../../platform/mail/unsent.ts'
import { codes } from '../../accounts/schema.ts'

export type CodePurpose = 'verify' | 'reset' | 'email' | 'invite' | 'invite_link'

// Excludes 0, 1, I, and O, because people may have to type the code.
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

const digits = () => String(randomInt(10 ** limits.code_digits)).padStart(limits.code_digits, '0')
const letters = () => Array.from({ length: limits.invitation_letters }, () => LETTERS[randomInt(32)]).join('')

// An invitation stays valid for days. Its code can't be guessed, so wrong attempts don't revoke it.
const invitation = { make: letters, seconds: limits.invitation_seconds, tries: Number.POSITIVE_INFINITY }

const kinds: Readonly<Record<CodePurpose, { make: () => string; seconds: number; tries: number }>> = {
  verify: { make: digits, seconds: limits.code_seconds, tries: limits.code_tries },
  reset: { make: digits, seconds: limits.code_seconds, tries: limits.code_tries },
  email: { make: digits, seconds: limits.code_seconds, tries: limits.code_tries },
  invite: invitation,
  // A copied link has its own code, so that the mailed one stays valid.
  invite_link: invitation,
}

// The hash of six digits is easy to reverse. The attempt limit and the expiry protect the code.
const hashOf = (ownerId: string, purpose: CodePurpose, code: string) =>
  createHmac('sha256', `${ownerId}:${purpose}`).update(code).digest()

const hasHash = (ownerId: string, purpose: CodePurpose, code: string) =>
  eq(codes.code_hash, hashOf(ownerId, purpose, code))

const isIt = (ownerId: string, purpose: CodePurpose) => and(eq(codes.owner_id, ownerId), eq(codes.purpose, purpose))

/** A new code. Only its hash is stored, so the caller can't read it again. */
interface IssuedCode {
  readonly code: string
  readonly expiresAt: Date
}

interface IssueOptions {
  /** Minimum seconds since the last code. Default: `limits.code_resend_seconds`. */
  readonly restSeconds?: number
  /** Person who passes the code on by hand. Default: it is mailed. */
  readonly madeBy?: string
}

/**
 * Creates a code for an account or sign-up. Returns null if the last one is younger than `restSeconds`. Revokes the
 * previous code and withdraws its unsent message.
 */
export const issueCode = async (
  db: Orm,
  ownerId: string,
  purpose: CodePurpose,
  now: Date,
  { restSeconds = limits.code_resend_seconds, madeBy }: IssueOptions = {},
): Promise<IssuedCode | null> => {
  const { make, seconds } = kinds[purpose]
  const code = make()
  const fresh = {
    code_hash: hashOf(ownerId, purpose, code),
    tries: 0,
    made_by: madeBy ?? null,
    created_at: now,
    expires_at: new Date(now.getTime() + seconds * 1000),
  }
  const youngest = new Date(now.getTime() - restSeconds * 1000).toISOString()
  const made = await db
    .insert(codes)
    .values({ owner_id: ownerId, purpose, ...fresh })
    .onConflictDoUpdate({
      target: [codes.owner_id, codes.purpose],
      set: fresh,
      setWhere: sql`${codes.created_at} <= ${youngest}::timestamptz`,
    })
    .returning({ purpose: codes.purpose })
  if (made.length === 0) return null
  await expireCodesOf(db, ownerId, purpose)
  return { code, expiresAt: fresh.expires_at }
}

export type CodeResult = 'fits' | 'wrong' | 'expired'

/**
 * Checks a code. Counts the attempt outside any transaction, because a refusal would roll it back. After
 * `limits.code_tries`, a numeric code is revoked.
 *
 * Only the right code can return `expired`. To anyone else, an account without a code looks like no account (decision
 * 32).
 */
export const tryCode = async (
  db: Orm,
  ownerId: string,
  purpose: CodePurpose,
  code: string,
  now: Date,
): Promise<CodeResult> => {
  const [row] = await db
    .update(codes)
    .set({ tries: sql`${codes.tries} + 1` })
    .where(isIt(ownerId, purpose))
    .returning()
  if (!row || !timingSafeEqual(row.code_hash, hashOf(ownerId, purpose, code))) return 'wrong'
  return row.expires_at <= now || row.tries > kinds[purpose].tries ? 'expired' : 'fits'
}

/** Whether this is the code of a copied link, expired or not. It can't be guessed, so attempts aren't counted. */
export const isLinkCode = async (db: Orm, ownerId: string, code: string): Promise<boolean> =>
  (await db.$count(codes, and(isIt(ownerId, 'invite_link'), hasHash(ownerId, 'invite_link', code)))) > 0

/** Person who made the current invitation link, if any. */
export const linkMakerOf = async (db: Orm, ownerId: string): Promise<string | null> => {
  const [row] = await db.select({ made_by: codes.made_by }).from(codes).where(isIt(ownerId, 'invite_link'))
  return row?.made_by ?? null
}

/** Deletes this code. Returns false if it was used or replaced meanwhile. */
export const consumeCode = async (db: Orm, ownerId: string, purpose: CodePurpose, code: string): Promise<boolean> => {
  const spent = await db
    .delete(codes)
    .where(and(isIt(ownerId, purpose), hasHash(ownerId, purpose, code)))
    .returning({ purpose: codes.purpose })
  if (spent.length === 0) return false
  await expireCodesOf(db, ownerId, purpose)
  return true
}

/** Revokes all codes of an account or sign-up, for example after a password change. */
export const voidCodes = async (db: Orm, ownerId: string): Promise<void> => {
  await db.delete(codes).where(eq(codes.owner_id, ownerId))
  await expireCodesOf(db, ownerId)
}
