import { can } from '@portal/contract/core/rights/needs'
import { sql } from 'drizzle-orm'
import type { Actor } from '../../people/accounts/rules.ts'
import {
  isActivityVisible,
  isInActivityTeam,
  isInSubActivityTeam,
  isProjectVisible,
  isSubActivityVisible,
} from '../../people/visibility/visible-rows.ts'
import type { CalendarRows } from './store.ts'

const nothing = sql`false`

/**
 * Rows in the person's calendar. `yes`: their own activities, and those of projects on whose team they are. `any`: all
 * that they see.
 */
export const calendarRows = (user: Actor, assigned: 'yes' | 'any'): CalendarRows => {
  const isOwnProject = sql`project_id IN (SELECT project_id FROM project_users WHERE user_id = ${user.id})`
  const isOwnActivity = sql`(${isInActivityTeam(user)} OR activities.${isOwnProject})`
  const own: CalendarRows = {
    activities: isOwnActivity,
    sub_activities: sql`(${isInSubActivityTeam(user)}
      OR activity_id IN (SELECT activities.id FROM activities WHERE ${isOwnActivity}))`,
    projects: sql`projects.id IN (SELECT project_id FROM project_users WHERE user_id = ${user.id})`,
  }
  const seen: CalendarRows = {
    activities: isActivityVisible(user),
    sub_activities: isSubActivityVisible(user),
    projects: isProjectVisible(user, sql`projects.id`),
  }
  const rows = assigned === 'yes' ? own : seen
  return {
    activities: can(user, ['activities', 'view']) ? rows.activities : nothing,
    sub_activities: can(user, ['sub_activities', 'view']) ? rows.sub_activities : nothing,
    projects: can(user, ['projects', 'view']) ? rows.projects : nothing,
  }
}
