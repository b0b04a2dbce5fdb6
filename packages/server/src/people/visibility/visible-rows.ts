import { can, type Holder } from '@portal/contract/core/rights/needs'
import { type SQL, sql } from 'drizzle-orm'
import type { Actor } from '../accounts/rules.ts'

// Others see projects that they are assigned to.
const seesAllProjects = (user: Holder): boolean => can(user, ['projects', 'view_all'])

/** Condition: the person sees the project with this ID. Undefined if they see all. */
export const isProjectVisible = (user: Actor, id: SQL = sql`id`): SQL | undefined =>
  seesAllProjects(user) ? undefined : sql`${id} IN (SELECT project_id FROM project_users WHERE user_id = ${user.id})`

/** Condition on `activities`: the person is in the team. */
export const isInActivityTeam = (user: Actor): SQL =>
  sql`activities.id IN (SELECT activity_id FROM activity_users WHERE user_id = ${user.id})`

/**
 * Condition on `activities`: the person is in the team or sees the project. Undefined if they see all.
 */
export const isActivityVisible = (user: Actor): SQL | undefined => {
  const ofProject = isProjectVisible(user, sql`seen.project_id`)
  // Collects the IDs once. Two conditions with an OR would run for every row.
  return (
    ofProject &&
    sql`activities.id = ANY (ARRAY(
      SELECT activity_id FROM activity_users WHERE user_id = ${user.id}
      UNION SELECT seen.id FROM activities seen WHERE ${ofProject}))`
  )
}

/** Condition on `sub_activities`: the person is in the team. */
export const isInSubActivityTeam = (user: Actor): SQL =>
  sql`sub_activities.id IN (SELECT sub_activity_id FROM sub_activity_users WHERE user_id = ${user.id})`

/** Condition on `sub_activities`: the person is in the team or sees the activity. Undefined for all. */
export const isSubActivityVisible = (user: Actor): SQL | undefined => {
  const ofActivity = isActivityVisible(user)
  return (
    ofActivity &&
    sql`sub_activities.id = ANY (ARRAY(
      SELECT sub_activity_id FROM sub_activity_users WHERE user_id = ${user.id}
      UNION SELECT seen.id FROM sub_activities seen JOIN activities ON activities.id = seen.activity_id WHERE ${ofActivity}))`
  )
}

/** Condition: the person is a trainee of the training with this ID. */
export const isTrainee = (user: Actor, id: SQL = sql`sub_activities.id`): SQL =>
  sql`${id} IN (SELECT sub_activity_id FROM sub_activity_trainees WHERE user_id = ${user.id})`

/** Condition: the person is an instructor of the training with this ID. */
export const isInstructor = (user: Actor, id: SQL = sql`sub_activities.id`): SQL =>
  sql`${id} IN (SELECT sub_activity_id FROM sub_activity_instructors WHERE user_id = ${user.id})`

/**
 * Condition on `sub_activities`: the person sees the sub-activity as staff, or teaches it. Undefined if they see all.
 */
export const isTrainingVisible = (user: Actor): SQL | undefined => {
  const asStaff = can(user, ['sub_activities', 'view']) ? isSubActivityVisible(user) : sql`false`
  return asStaff && sql`(${asStaff} OR ${isInstructor(user)})`
}

/** Condition on `sub_activities`: the person can open the page of the sub-activity for staff. */
export const isSeenAsStaff = (user: Actor): SQL =>
  can(user, ['sub_activities', 'view']) ? (isSubActivityVisible(user) ?? sql`true`) : sql`false`
