import type { Member } from '@portal/contract/core/records/people'
import { can } from '@portal/contract/core/rights/needs'
import { readActivity } from '@portal/contract/programmes/activities'
import {
  listSubActivities,
  readSubActivity,
  type SubActivity,
  type SubActivityRecord,
} from '@portal/contract/training/sub-activities/sub-activities'
import { sql } from 'drizzle-orm'
import { presentMember } from '../../people/accounts/names.ts'
import { teamOf, teamsOf } from '../../people/users/teams.ts'
import { isActivityVisible, isInSubActivityTeam, isSubActivityVisible } from '../../people/visibility/visible-rows.ts'
import { hasTask } from '../../people/visibility/waiting-rows.ts'
import type { Context } from '../../platform/http/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { ofVersion, orNotFound } from '../../platform/http/refusal.ts'
import { todayOf } from '../../platform/time/day.ts'
import { findActivity } from '../../programmes/activities/store.ts'
import { ownTrainingsAmong } from './participations.ts'
import { rightsOnSubActivity } from './rules.ts'
import { findSubActivity, lockSubActivity, pageOfSubActivities, type SubActivityRow, subActivityTeam } from './store.ts'

const presentSubActivity = (row: SubActivityRow, team: Member[], can: SubActivity['can']): SubActivity => {
  const { activity_id: _, course_id: __, created_at: ___, ...fields } = row.subActivity
  return {
    ...fields,
    activity: row.activity,
    project: row.project,
    course: row.course,
    trainees: row.trainees,
    team,
    can,
  }
}

/** A sub-activity as the user sees it. Throws `not_found` if they can't see it. */
export const subActivityRecordOf = async (
  { db, user }: Context,
  id: string,
  visible = isSubActivityVisible(user),
): Promise<SubActivityRecord> => {
  const row = orNotFound(await findSubActivity(db, id, visible))
  const team = await teamOf(db, subActivityTeam, id)
  const own = await ownTrainingsAmong(db, user, [id])
  const isActivitySeen = (await findActivity(db, row.activity.id, isActivityVisible(user))) !== undefined
  return {
    ...presentSubActivity(row, team.map(presentMember), rightsOnSubActivity(user, own.has(id))),
    sees_activity: isActivitySeen && can(user, readActivity.needs),
  }
}

/**
 * Locks a sub-activity until the transaction ends. Throws `not_found` if the person doesn't see it, and the current
 * record if the version is stale.
 */
export const lockedSubActivity = async (
  context: Context,
  { id, version }: { readonly id: string; readonly version: number },
) => {
  const row = await lockSubActivity(context.db, id, isSubActivityVisible(context.user))
  await ofVersion(row?.subActivity, version, () => subActivityRecordOf(context, id))
  return orNotFound(row)
}

/** Lists and single sub-activities. The routes decide which ones a user sees. */
export const subActivityReadRoutes = [
  handle(
    listSubActivities,
    async ({ activity_id, course_id, project_id, assigned, waiting, ...query }, { db, user, services }) => {
      const where = [
        assigned === 'yes' ? isInSubActivityTeam(user) : isSubActivityVisible(user),
        activity_id && sql`activity_id = ${activity_id}`,
        course_id && sql`course_id = ${course_id}`,
        project_id && sql`activity_id IN (SELECT activities.id FROM activities WHERE project_id = ${project_id})`,
        waiting && hasTask(user, waiting, { services }),
      ].filter(one => typeof one === 'object')
      const page = await pageOfSubActivities(db, where, query, todayOf(services))
      const ids = page.data.map(({ subActivity }) => subActivity.id)
      const teams = await teamsOf(db, subActivityTeam, ids)
      const own = await ownTrainingsAmong(db, user, ids)
      const present = (row: (typeof page.data)[number]) => {
        const { id } = row.subActivity
        return presentSubActivity(row, (teams.get(id) ?? []).map(presentMember), rightsOnSubActivity(user, own.has(id)))
      }
      return { ...page, data: page.data.map(present) }
    },
  ),

  handle(readSubActivity, async ({ id }, context) => ({ data: await subActivityRecordOf(context, id) })),
]
