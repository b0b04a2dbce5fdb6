import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../platform/database/index.ts'
import type { SessionUser } from '../platform/http/session-user.ts'
import { projects } from '../projects/schema.ts'
import { isVisible as isProjectVisible } from '../projects/visible.ts'

/** Whether a project is one that the person sees. */
export const isProjectSeen = async (db: Orm, user: SessionUser, id: string): Promise<boolean> => {
  const visible = isProjectVisible(user)
  return !visible || (await db.$count(projects, and(eq(projects.id, id), visible))) > 0
}

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
