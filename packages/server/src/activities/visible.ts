import { type SQL, sql } from 'drizzle-orm'
import type { SessionUser } from '../platform/http/session-user.ts'
import { isVisible as isProjectVisible } from '../projects/visible.ts'

/** That the person is in the team of the row of `activities`. */
export const isInTeam = (user: SessionUser): SQL =>
  sql`activities.id IN (SELECT activity_id FROM activity_users WHERE user_id = ${user.id})`

/**
 * That the row of `activities` is one that the person sees: they are in its team, or see its project; undefined where
 * they see all (decision 35).
 */
export const isVisible = (user: SessionUser): SQL | undefined => {
  const ofProject = isProjectVisible(user, sql`seen.project_id`)
  // Gathered once, before the list is read: two conditions with an OR would be asked of every row.
  return (
    ofProject &&
    sql`activities.id = ANY (ARRAY(
      SELECT activity_id FROM activity_users WHERE user_id = ${user.id}
      UNION SELECT seen.id FROM activities seen WHERE ${ofProject}))`
  )
}
