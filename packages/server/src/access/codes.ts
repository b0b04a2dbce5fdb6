import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { limits } from '@portal/contract/limits'
import { and, eq, sql } from 'drizzle-orm'
import type { Orm } from '../platform/database/index.ts'
import { codes } from './schema.ts'

/** What a code is good for. */
export type CodePurpose = 'verify' | 'reset'

// Six digits are soon tried out, so the hash only keeps them from casual eyes; tries and time are what protects them.
const hashOf = (ownerId: string, purpose: CodePurpose, code: string) =>
  createHmac('sha256', `${ownerId}:${purpose}`).update(code).digest()

const isIt = (ownerId: string, purpose: CodePurpose) => and(eq(codes.owner_id, ownerId), eq(codes.purpose, purpose))

/**
 * Makes a new code of an account or a sign-up, or none when the last one is younger than `limits.code_resend_seconds`.
 * The number is given to the caller once, for the message, and is not kept.
 */
export const issueCode = async (db: Orm, ownerId: string, purpose: CodePurpose, now: Date): Promise<string | null> => {
  const code = String(randomInt(10 ** limits.code_digits)).padStart(limits.code_digits, '0')
  const fresh = {
    code_hash: hashOf(ownerId, purpose, code),
    tries: 0,
    created_at: now,
    expires_at: new Date(now.getTime() + limits.code_seconds * 1000),
  }
  const youngest = new Date(now.getTime() - limits.code_resend_seconds * 1000).toISOString()
  const made = await db
    .insert(codes)
    .values({ owner_id: ownerId, purpose, ...fresh })
    .onConflictDoUpdate({
      target: [codes.owner_id, codes.purpose],
      set: fresh,
      setWhere: sql`${codes.created_at} <= ${youngest}::timestamptz`,
    })
    .returning({ purpose: codes.purpose })
  return made.length > 0 ? code : null
}

/** What came of a code that was typed. */
export type CodeResult = 'fits' | 'wrong' | 'expired'

/**
 * Tries a code. A try is counted outside of any transaction, which a refusal would undo; after `limits.code_tries` the
 * code is void. Only the right code is told that it is too late: to anybody else an account without a code looks like
 * no account (decision 32).
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
  return row.expires_at <= now || row.tries > limits.code_tries ? 'expired' : 'fits'
}

/** Uses up this very code; false when it has been used or replaced meanwhile. */
export const consumeCode = async (db: Orm, ownerId: string, purpose: CodePurpose, code: string): Promise<boolean> => {
  const spent = await db
    .delete(codes)
    .where(and(isIt(ownerId, purpose), eq(codes.code_hash, hashOf(ownerId, purpose, code))))
    .returning({ purpose: codes.purpose })
  return spent.length > 0
}

/** Voids a code that was sent, e.g. because the password has been changed in another way. */
export const voidCode = async (db: Orm, ownerId: string, purpose: CodePurpose): Promise<void> => {
  await db.delete(codes).where(isIt(ownerId, purpose))
}
