import type { NoticeKind } from '@portal/contract/messages/notices'
import { sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'
import { expireNoticesAbout } from '../../platform/mail/unsent.ts'

/**
 * Deletes the notices of some kinds about a record, for everyone, in the caller's transaction, and withdraws their mails
 * that weren't sent. Locks notices in the order of `setAllRead`, so that the two can't deadlock.
 */
export const withdrawNotices = async (db: Orm, aboutId: string, kinds: readonly NoticeKind[]): Promise<void> => {
  if (kinds.length === 0) return
  await db.execute(sql`
    DELETE FROM notices WHERE id IN (
      SELECT id FROM notices WHERE target->>'id' = ${aboutId} AND kind IN ${[...kinds]}
      ORDER BY user_id, number FOR UPDATE)`)
  await expireNoticesAbout(db, aboutId, kinds)
}
