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
  if (!ofActivity) return undefined
  return sql`(${isInTeam(user)} OR sub_activities.activity_id IN (SELECT activities.id FROM activities WHERE ${ofActivity}))`
}
