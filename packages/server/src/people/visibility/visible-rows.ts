import { can, type Holder } from '@portal/contract/core/rights/needs'
import { type SQL, sql } from 'drizzle-orm'

/** Somebody who looks at rows. */
export interface Viewer extends Holder {
  readonly id: string
}

// Others see those that they are assigned to (decision 35).
const seesAllProjects = (user: Holder): boolean => can(user, ['projects', 'view_all'])

/** That the project with this id is one that the person sees; undefined where they see all (decision 35). */
export const isProjectVisible = (user: Viewer, id: SQL = sql`id`): SQL | undefined =>
  seesAllProjects(user) ? undefined : sql`${id} IN (SELECT project_id FROM project_users WHERE user_id = ${user.id})`

/** That the person is in the team of the row of `activities`. */
export const isInActivityTeam = (user: Viewer): SQL =>
  sql`activities.id IN (SELECT activity_id FROM activity_users WHERE user_id = ${user.id})`

/**
 * That the row of `activities` is one that the person sees: they are in its team, or see its project; undefined where
 * they see all (decision 35).
 */
export const isActivityVisible = (user: Viewer): SQL | undefined => {
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
export const isInSubActivityTeam = (user: Viewer): SQL =>
  sql`sub_activities.id IN (SELECT sub_activity_id FROM sub_activity_users WHERE user_id = ${user.id})`

/**
 * That the row of `sub_activities` is one that the person sees: they are in its team, or see its activity; undefined
 * where they see all (decision 35).
 */
export const isSubActivityVisible = (user: Viewer): SQL | undefined => {
  const ofActivity = isActivityVisible(user)
  return (
    ofActivity &&
    sql`sub_activities.id = ANY (ARRAY(
      SELECT sub_activity_id FROM sub_activity_users WHERE user_id = ${user.id}
      UNION SELECT seen.id FROM sub_activities seen JOIN activities ON activities.id = seen.activity_id WHERE ${ofActivity}))`
  )
}

/** That the person takes part in the training with this id. */
export const isTrainee = (user: Viewer, id: SQL = sql`sub_activities.id`): SQL =>
  sql`${id} IN (SELECT sub_activity_id FROM sub_activity_trainees WHERE user_id = ${user.id})`

/** That the person teaches the training with this id. */
export const isInstructor = (user: Viewer, id: SQL = sql`sub_activities.id`): SQL =>
  sql`${id} IN (SELECT sub_activity_id FROM sub_activity_instructors WHERE user_id = ${user.id})`

/**
 * That the row of `sub_activities` is one that the person sees among sub-activities, or teaches; undefined where they see
 * all.
 */
export const isTrainingVisible = (user: Viewer): SQL | undefined => {
  const asStaff = can(user, ['sub_activities', 'view']) ? isSubActivityVisible(user) : sql`false`
  return asStaff && sql`(${asStaff} OR ${isInstructor(user)})`
}
