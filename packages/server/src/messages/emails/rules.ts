import { can } from '@portal/contract/core/rights/needs'
import { trainingEmailNeed } from '@portal/contract/messages/training-emails'
import { type SQL, sql } from 'drizzle-orm'
import { isSubActivityVisible } from '../../people/visibility/visible-rows.ts'
import type { SessionUser } from '../../platform/http/session-user.ts'
import type { EmailRow } from './schema.ts'

/**
 * Whether the content may be shown: only where no SMTP is set, so that nobody on a real installation reads a code
 * meant for somebody else's mailbox.
 */
export const mayReadContent = ({ state }: Pick<EmailRow, 'state'>, sendsMail: boolean): boolean =>
  !sendsMail && state === 'kept'

/**
 * That the row of `mailings` is one that the person sees: they sent it, or it went to people of a training that they may
 * write to; undefined where they see all.
 */
export const isMailingVisible = (viewer: SessionUser): SQL | undefined => {
  if (can(viewer, 'director')) return undefined
  const own = sql`sent_by = ${viewer.id}`
  if (!can(viewer, trainingEmailNeed)) return own
  const ofTrainings = isSubActivityVisible(viewer) ?? sql`true`
  return sql`(${own} OR sub_activity_id IN (SELECT id FROM sub_activities WHERE ${ofTrainings}))`
}
