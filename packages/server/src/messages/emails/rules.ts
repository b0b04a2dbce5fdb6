import { can } from '@portal/contract/core/rights/needs'
import { trainingEmailNeed } from '@portal/contract/messages/training-emails'
import { type SQL, sql } from 'drizzle-orm'
import { isSubActivityVisible } from '../../people/visibility/visible-rows.ts'
import type { SessionUser } from '../../platform/http/context.ts'
import type { EmailRow } from './schema.ts'

/** Only without a mail server, so that nobody on a real installation reads codes meant for others. */
export const mayReadContent = ({ state }: Pick<EmailRow, 'state'>, sendsMail: boolean): boolean =>
  !sendsMail && state === 'kept'

/** Condition on `mailings`: the person sent it, or may write to its training. Undefined if they see all. */
export const isMailingVisible = (viewer: SessionUser): SQL | undefined => {
  if (can(viewer, 'director')) return undefined
  const own = sql`sent_by = ${viewer.id}`
  if (!can(viewer, trainingEmailNeed)) return own
  const ofTrainings = isSubActivityVisible(viewer) ?? sql`true`
  return sql`(${own} OR sub_activity_id IN (SELECT id FROM sub_activities WHERE ${ofTrainings}))`
}
