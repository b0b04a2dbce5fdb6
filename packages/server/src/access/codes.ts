import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { limits } from '@portal/contract/limits'
import { and, eq, sql } from 'drizzle-orm'
import type { Database, Orm } from '../platform/database/index.ts'
import { codes } from './schema.ts'

/** What a code is good for. */
export type CodePurpose = 'verify' | 'reset'

// Six digits are soon tried out, so the hash only keeps them from casual eyes; tries and time are what protects them.
const hashOf = (userId: string, purpose: CodePurpose, code: string) =>
  createHmac('sha256', `${userId}:${purpose}`).update(code).digest()

/**
 * Makes a new code, or none when the last one is younger than `limits.code_resend_seconds`. The number is given to
 * the caller once, for the message, and is not kept.
 */
export const issueCode = async (db: Orm, userId: string, purpose: CodePurpose, now: Date): Promise<string | null> => {
  const code = String(randomInt(10 ** limits.code_digits)).padStart(limits.code_digits, '0')
  const fresh = {
    code_hash: hashOf(userId, purpose, code),
    tries: 0,
    created_at: now,
    expires_at: new Date(now.getTime() + limits.code_seconds * 1000),
  }
  const youngest = new Date(now.getTime() - limits.code_resend_seconds * 1000).toISOString()
  const made = await db
    .insert(codes)
    .values({ user_id: userId, purpose, ...fresh })
    .onConflictDoUpdate({
      target: [codes.user_id, codes.purpose],
      set: fresh,
      setWhere: sql`${codes.created_at} <= ${youngest}::timestamptz`,
    })
    .returning({ purpose: codes.purpose })
  return made.length > 0 ? code : null
}

/** What came of a code that was typed. */
export type CodeResult = 'fits' | 'wrong' | 'expired'

/**
 * Tries a code. A wrong try is counted outside the call's transaction, which is about to be undone; after
 * `limits.code_tries` the code is void.
 */
export const tryCode = async (database: Database, userId: string, purpose: CodePurpose, code: string, now: Date) => {
  const [row] = await database.orm
    .update(codes)
    .set({ tries: sql`${codes.tries} + 1` })
    .where(and(eq(codes.user_id, userId), eq(codes.purpose, purpose)))
    .returning()
  if (!row || row.expires_at <= now || row.tries > limits.code_tries) return 'expired' satisfies CodeResult
  return timingSafeEqual(row.code_hash, hashOf(userId, purpose, code)) ? 'fits' : 'wrong'
}

/** Voids a code that has been used. */
export const spendCode = async (db: Orm, userId: string, purpose: CodePurpose): Promise<boolean> => {
  const spent = await db
    .delete(codes)
    .where(and(eq(codes.user_id, userId), eq(codes.purpose, purpose)))
    .returning({ purpose: codes.purpose })
  return spent.length > 0
}
