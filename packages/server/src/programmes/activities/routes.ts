import type { InputOf } from '@portal/contract/core/api/endpoint'
import { isOutside, outsideProblem, type Period } from '@portal/contract/core/fields/periods'
import { addActivity, assignToActivity, editActivity } from '@portal/contract/programmes/activities'
import { activityDeletion } from '@portal/contract/programmes/activity-deletion'
import { sql } from 'drizzle-orm'
import { notify } from '../../messages/notices/notify.ts'
import { setTeam } from '../../people/users/teams.ts'
import { isProjectVisible } from '../../people/visibility/visible-rows.ts'
import { auditOf } from '../../platform/audit.ts'
import { changedValues } from '../../platform/changed-fields.ts'
import { handle } from '../../platform/http/handle.ts'
import { orNotFound, refuseField, refuseWrong } from '../../platform/http/refusal.ts'
import { withUniqueCode } from '../../platform/http/unique-violation.ts'
import { cleanRichText } from '../../platform/rich-text.ts'
import { cascadesOfActivity } from '../../workspace/deletion-impact/cascades.ts'
import { deletionRoutes } from '../../workspace/removals/deletion-routes.ts'
import { lockProject } from '../projects/store.ts'
import { activityReadRoutes, activityRecordOf, lockedActivity } from './read.ts'
import { activityTeam, changeActivity, findActivity, insertActivity, removeActivity, usedPeriodOf } from './store.ts'

/** Entered fields as they are stored. */
const fieldsOf = <Draft extends Omit<InputOf<typeof addActivity>, 'project_id' | 'reason'>>(draft: Draft) => ({
  ...draft,
  type: draft.type || null,
  description: cleanRichText(draft.description),
  agendas: cleanRichText(draft.agendas),
  objectives: cleanRichText(draft.objectives),
  materials: cleanRichText(draft.materials),
})

/** Requires a reason if the period exceeds the project's, or excludes something in the activity. */
const refuseOutside = (project: Period, period: Period, used: Period | null, reason: string | undefined): void => {
  const leavesOut = used !== null && isOutside(period, used.start_date, used.end_date)
  refuseWrong(outsideProblem(leavesOut || isOutside(project, period.start_date, period.end_date), reason))
}

const audit = auditOf('activities')

/** Fields whose values are recorded in an activity's history. */
const shownFields = ['code', 'name', 'start_date', 'end_date', 'planned_beneficiaries', 'planned_value_minor']

/** Routes to add, edit, assign, and delete activities. The audit records every change. */
const changeRoutes = [
  handle(addActivity, async ({ reason, ...draft }, context) => {
    const { db, user } = context
    // The lock prevents deletion of the project meanwhile.
    const project = await lockProject(db, draft.project_id, isProjectVisible(user, sql`projects.id`))
    if (!project) throw refuseField('project_id', 'unknown_value')
    refuseOutside(project.project, draft, null, reason)
    const id = await withUniqueCode('activities_code_taken', () => insertActivity(db, fieldsOf(draft)))
    await setTeam(db, activityTeam, id, [user.id])
    await audit(context, 'add', id, {}, reason)
    return { data: await activityRecordOf(context, id) }
  }),

  handle(editActivity, async ({ id, version, reason, ...draft }, context) => {
    await lockedActivity(context, { id, version })
    const former = orNotFound(await findActivity(context.db, id))
    const fields = fieldsOf(draft)
    const isMoved = former.activity.start_date !== fields.start_date || former.activity.end_date !== fields.end_date
    if (isMoved) refuseOutside(former.project, fields, await usedPeriodOf(context.db, id), reason)
    await withUniqueCode('activities_code_taken', () => changeActivity(context.db, id, fields))
    await audit(context, 'edit', id, changedValues(former.activity, fields, shownFields), reason)
    return { data: await activityRecordOf(context, id) }
  }),

  handle(assignToActivity, async ({ id, version, user_ids }, context) => {
    const { code, name } = await lockedActivity(context, { id, version })
    const to = await setTeam(context.db, activityTeam, id, user_ids)
    await changeActivity(context.db, id, {})
    await audit(context, 'assign_users', id, { people: user_ids.length })
    await notify(context, {
      kind: 'assigned_activity',
      to,
      target: { kind: 'activities', id },
      details: { code, name },
    })
    // People who remove themselves from the team may lose sight of the activity. The response still shows it.
    return { data: await activityRecordOf(context, id, sql`true`) }
  }),

  ...deletionRoutes(activityDeletion, {
    entity: 'activities',
    codeOf: async (context, id) => (await activityRecordOf(context, id)).code,
    taken: id => ({ cascades: cascadesOfActivity(id) }),
    lock: lockedActivity,
    remove: removeActivity,
  }),
]

export const activityRoutes = [...activityReadRoutes, ...changeRoutes]
