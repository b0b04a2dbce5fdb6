import { inArray } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { pendingEmailChanges } from '../accounts/schema.ts'

/** Whether the email address of any of these people is about to change. */
export const hasPendingEmail = async (db: Orm, ...ids: readonly string[]): Promise<boolean> =>
  (await db.$count(pendingEmailChanges, inArray(pendingEmailChanges.user_id, [...ids]))) > 0

/**
 * Refuses what nobody may do with an account whose email address is about to change: set a new password with a code, or
 * sign, in person or through somebody else (decision 47).
 */
export const refusePendingEmail = async (db: Orm, ...ids: readonly string[]): Promise<void> => {
  if (await hasPendingEmail(db, ...ids)) throw refuse('email_change_pending')
}
