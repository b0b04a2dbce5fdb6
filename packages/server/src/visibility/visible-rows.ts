import { can, type Holder } from '@portal/contract/needs'
import { type SQL, sql } from 'drizzle-orm'
import type { SessionUser } from '../platform/http/session-user.ts'

// Others see those that they are assigned to (decision 35).
const seesAllProjects = (user: Holder): boolean => can(user, ['projects', 'view_all'])

/** That the project with this id is one that the person sees; undefined where they see all (decision 35). */
export const isProjectVisible = (user: SessionUser, id: SQL = sql`id`): SQL | undefined =>
  seesAllProjects(user) ? undefined : sql`${id} IN (SELECT project_id FROM project_users WHERE user_id = ${user.id})`

/** That the person is in the team of the row of `activities`. */
export const isInActivityTeam = (user: SessionUser): SQL =>
  sql`activities.id IN (SELECT activity_id FROM activity_users WHERE user_id = ${user.id})`

/**
 * That the row of `activities` is one that the person sees: they are in its team, or see its project; undefined where
 * they see all (decision 35).
 */
export const isActivityVisible = (user: SessionUser): SQL | undefined => {
  const ofProject = isProjectVisible(user, sql`seen.project_id`)
  // Gathered once, before the list is read: two conditions with an OR would be asked of every row.
  return (
    ofProject &&
    sql`activities.id = ANY (ARRAY(
      SELECT activity_id FROM activity_users WHERE user_id = ${user.id}
      UNION SELECT seen.id FROM activities seen WHERE ${ofProject}))`
  )
}

/** That the person is in the team of the row of `sub_activities`. */
export const isInSubActivityTeam = (user: SessionUser): SQL =>
  sql`sub_activities.id IN (SELECT sub_activity_id FROM sub_activity_users WHERE user_id = ${user.id})`

/**
 * That the row of `sub_activities` is one that the person sees: they are in its team, or see its activity; undefined
 * where they see all (decision 35).
 */
export const isSubActivityVisible = (user: SessionUser): SQL | undefined => {
  const ofActivity = isActivityVisible(user)
  return (
    ofActivity &&
    sql`sub_activities.id = ANY (ARRAY(
      SELECT sub_activity_id FROM sub_activity_users WHERE user_id = ${user.id}
      UNION SELECT seen.id FROM sub_activities seen JOIN activities ON activities.id = seen.activity_id WHERE ${ofActivity}))`
  )
}
