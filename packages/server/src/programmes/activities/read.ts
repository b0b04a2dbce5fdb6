import { can } from '@portal/contract/core/rights/needs'
import { type ActivityRecord, listActivities, readActivity } from '@portal/contract/programmes/activities'
import { presentMember } from '../../people/accounts/names.ts'
import { teamOf } from '../../people/users/teams.ts'
import { isActivityVisible } from '../../people/visibility/visible-rows.ts'
import type { Context } from '../../platform/http/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { ofVersion, orNotFound } from '../../platform/http/refusal.ts'
import { todayOf } from '../../platform/time/day.ts'
import { findVisibleProject } from '../projects/visible-project.ts'
import { activityFilters } from './filters.ts'
import { presentActivity, presentActivityRecord } from './present.ts'
import {
  type ActivityRow,
  activityEventsOf,
  activityTeam,
  expensesOfActivity,
  findActivity,
  lockActivity,
  pageOfActivities,
  usedPeriodOf,
} from './store.ts'

/** An activity as the person sees it. Throws `not_found` if they don't see it. */
export const activityRecordOf = async (
  { db, user, services }: Context,
  id: string,
  visible = isActivityVisible(user),
): Promise<ActivityRecord> => {
  const row = orNotFound(await findActivity(db, id, visible))
  const isInSeenProject = (await findVisibleProject(db, user, row.project.id)) !== undefined
  const seesBudget = isInSeenProject && can(user, ['budget', 'view'])
  return presentActivityRecord(user, todayOf(services), row, {
    team: (await teamOf(db, activityTeam, id)).map(presentMember),
    events: await activityEventsOf(db, id),
    used_period: await usedPeriodOf(db, id),
    expensesMinor: seesBudget ? await expensesOfActivity(db, id) : null,
    seesProject: isInSeenProject && can(user, ['projects', 'view']),
  })
}

/** Routes for lists and single activities. They decide what a person sees. */
export const activityReadRoutes = [
  handle(listActivities, async ({ search, sort, cursor, limit, ...filters }, { db, user, services }) => {
    const today = todayOf(services)
    const page = await pageOfActivities(db, activityFilters(filters, { user, services }), {
      ...{ search, sort, cursor, limit },
    })
    return { ...page, data: page.data.map(row => presentActivity(user, today, row)) }
  }),

  handle(readActivity, async ({ id }, context) => ({ data: await activityRecordOf(context, id) })),
]

/**
 * Locks an activity until the transaction ends. Throws `not_found` if the person doesn't see it, and the current record
 * if the version is stale.
 */
export const lockedActivity = async (
  context: Context,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<ActivityRow['activity']> => {
  const row = await lockActivity(context.db, id, isActivityVisible(context.user))
  return ofVersion(row?.activity, version, () => activityRecordOf(context, id))
}
