import {
  type ActivityRecord,
  listActivities,
  readActivity,
  readActivityDeletionImpact,
} from '@portal/contract/activities'
import { can } from '@portal/contract/needs'
import { sql } from 'drizzle-orm'
import { presentMember } from '../access/names.ts'
import { cascadesOfActivity } from '../deletion_impact/cascades.ts'
import { visibleImpactOf } from '../deletion_impact/deletion-impact.ts'
import { todayOf } from '../platform/day.ts'
import type { Context } from '../platform/http/context.ts'
import { handle } from '../platform/http/handle.ts'
import { orNotFound } from '../platform/http/not-found.ts'
import { findVisibleProject } from '../projects/visible-project.ts'
import { teamOf } from '../users/teams.ts'
import { isActivityVisible, isInActivityTeam } from '../visibility/visible-rows.ts'
import { presentActivity, presentActivityRecord } from './present.ts'
import { activityTeam, eventsOf, findActivity, pageOfActivities } from './store.ts'

// The rule of `isDelayed`, in the database's words; each part has an index of its own.
const isLate = (today: string) => sql`(was_late OR (actual_start IS NULL AND start_date < ${today})
  OR (actual_end IS NULL AND end_date < ${today}))`

/** An activity as the person sees it; where they do not see it they learn no more than that there is none. */
export const recordOf = async (
  { db, user, services }: Context,
  id: string,
  visible = isActivityVisible(user),
): Promise<ActivityRecord> => {
  const row = orNotFound(await findActivity(db, id, visible))
  return presentActivityRecord(user, todayOf(services), row, {
    team: (await teamOf(db, activityTeam, id)).map(presentMember),
    events: await eventsOf(db, id),
    seesProject: can(user, ['projects', 'view']) && (await findVisibleProject(db, user, row.project.id)) !== undefined,
  })
}

/** Lists and single activities; which of them a person gets is decided here (decision 35). */
export const readRoutes = [
  handle(listActivities, async (asked, { db, user, services }) => {
    const { project_id, state, general_type, assigned, delayed, ...query } = asked
    const today = todayOf(services)
    const where = [
      assigned ? isInActivityTeam(user) : isActivityVisible(user),
      project_id && sql`project_id = ${project_id}`,
      state && sql`state = ${state}`,
      general_type && sql`general_type = ${general_type}`,
      delayed && isLate(today),
    ].filter(one => typeof one === 'object')
    const page = await pageOfActivities(db, where, query)
    return { ...page, data: page.data.map(row => presentActivity(user, today, row)) }
  }),

  handle(readActivity, async ({ id }, context) => ({ data: await recordOf(context, id) })),

  handle(readActivityDeletionImpact, async ({ id, names }, context) => {
    const { code } = await recordOf(context, id)
    return {
      data: await visibleImpactOf(['activities', 'view'], context, code, cascadesOfActivity(id), {
        allNames: names === 'all',
      }),
    }
  }),
]
