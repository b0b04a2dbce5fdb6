import { inArray } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { pendingEmailChanges } from '../accounts/schema.ts'

/** Whether any of these people has a pending email change. */
export const hasPendingEmail = async (db: Orm, ...ids: readonly string[]): Promise<boolean> =>
  (await db.$count(pendingEmailChanges, inArray(pendingEmailChanges.user_id, [...ids]))) > 0

/**
 * During a pending email change, nobody may reset the password with a code or sign requests, directly or by delegation
 * (decision 47). Throws `email_change_pending`.
 */
export const refusePendingEmail = async (db: Orm, ...ids: readonly string[]): Promise<void> => {
  if (await hasPendingEmail(db, ...ids)) throw refuse('email_change_pending')
}
