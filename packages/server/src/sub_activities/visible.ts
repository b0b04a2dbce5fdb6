import { type SQL, sql } from 'drizzle-orm'
import { isVisible as isActivityVisible } from '../activities/visible.ts'
import type { SessionUser } from '../platform/http/session-user.ts'

/** That the person is in the team of the row of `sub_activities`. */
export const isInTeam = (user: SessionUser): SQL =>
  sql`sub_activities.id IN (SELECT sub_activity_id FROM sub_activity_users WHERE user_id = ${user.id})`

/**
 * That the row of `sub_activities` is one that the person sees: they are in its team, or see its activity; undefined
 * where they see all (decision 35).
 */
export const isVisible = (user: SessionUser): SQL | undefined => {
  const ofActivity = isActivityVisible(user)
  return (
    ofActivity &&
    sql`sub_activities.id = ANY (ARRAY(
      SELECT sub_activity_id FROM sub_activity_users WHERE user_id = ${user.id}
      UNION SELECT seen.id FROM sub_activities seen JOIN activities ON activities.id = seen.activity_id WHERE ${ofActivity}))`
  )
}
