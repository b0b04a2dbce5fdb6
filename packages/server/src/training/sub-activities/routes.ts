import type { InputOf } from '@portal/contract/core/api/endpoint'
import { isOutside, outsideProblem, type Period } from '@portal/contract/core/fields/periods'
import { defaultCertificateSettings } from '@portal/contract/training/certificates/certificate-conditions'
import {
  addSubActivity,
  assignToSubActivity,
  editSubActivity,
  subActivityDeletion,
} from '@portal/contract/training/sub-activities/sub-activities'
import { sql } from 'drizzle-orm'
import { notify } from '../../messages/notices/notify.ts'
import { notifyTraining } from '../../messages/notices/notify-training.ts'
import { setTeam } from '../../people/users/teams.ts'
import { isActivityVisible } from '../../people/visibility/visible-rows.ts'
import { auditOf } from '../../platform/audit.ts'
import { changedValues } from '../../platform/changed-fields.ts'
import type { Context } from '../../platform/http/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { refuseField, refuseWrong } from '../../platform/http/refusal.ts'
import { withUniqueCode } from '../../platform/http/unique-violation.ts'
import { todayOf } from '../../platform/time/day.ts'
import { lockActivity } from '../../programmes/activities/store.ts'
import { cascadesOfSubActivity } from '../../workspace/deletion-impact/cascades.ts'
import { deletionRoutes } from '../../workspace/removals/deletion-routes.ts'
import { courseStore } from '../courses/routes.ts'
import { refuseOwnTraining } from './participations.ts'
import { lockedSubActivity, subActivityReadRoutes, subActivityRecordOf } from './read.ts'
import { changeSubActivity, countTrainees, insertSubActivity, removeSubActivity, subActivityTeam } from './store.ts'

/** Fields as they are stored. Throws unless the course exists. */
const fieldsOf = async <Draft extends Omit<InputOf<typeof addSubActivity>, 'activity_id' | 'reason'>>(
  { db }: Context,
  draft: Draft,
) => {
  const course_id = draft.course_id || null
  if (course_id && !(await courseStore.find(db, course_id))) throw refuseField('course_id', 'unknown_value')
  const { place = '', capacity = null } = draft
  const days = { enroll_from: draft.enroll_from || null, enroll_until: draft.enroll_until || null }
  return { ...defaultCertificateSettings, ...draft, course_id, place, capacity, ...days }
}

/** Throws if a period without a reason extends beyond the activity's. */
const refuseOutside = (activity: Period, { start_date, end_date }: Period, reason: string | undefined): void =>
  refuseWrong(outsideProblem(isOutside(activity, start_date, end_date), reason))

const audit = auditOf('sub_activities')

/** Fields that decide who gets a certificate, and when tests are open. */
const decidingFields = [
  ...(['start_date', 'end_date'] as const),
  ...(['attendance_least', 'post_test_least', 'is_evaluation_needed'] as const),
]

/** Fields whose old and new values go into the audit. */
const shownFields = ['code', 'name', 'start_date', 'end_date', 'capacity', 'place']

/** Adding, changing, and assigning sub-activities. The audit records every change. */
const changeRoutes = [
  handle(addSubActivity, async ({ reason, ...draft }, context) => {
    const { db, user } = context
    // Locks the activity, so that nobody deletes it meanwhile.
    const activity = await lockActivity(db, draft.activity_id, isActivityVisible(user))
    if (!activity) throw refuseField('activity_id', 'unknown_value')
    refuseOutside(activity.activity, draft, reason)
    const fields = await fieldsOf(context, draft)
    const id = await withUniqueCode('sub_activities_code_taken', () => insertSubActivity(db, fields))
    await setTeam(db, subActivityTeam, id, [user.id])
    await audit(context, 'add', id, {}, reason)
    return { data: await subActivityRecordOf(context, id) }
  }),

  handle(editSubActivity, async ({ id, version, reason, ...draft }, context) => {
    const { subActivity: before, activity } = await lockedSubActivity(context, { id, version })
    if (before.start_date !== draft.start_date || before.end_date !== draft.end_date)
      refuseOutside(activity, draft, reason)
    const fields = await fieldsOf(context, draft)
    if (decidingFields.some(field => fields[field] !== before[field])) await refuseOwnTraining(context, id)
    // Counts after locking the training. Earlier, somebody could still get a place.
    if (fields.capacity !== null && fields.capacity < (await countTrainees(context.db, id)))
      throw refuseField('capacity', 'below_taken')
    await withUniqueCode('sub_activities_code_taken', () => changeSubActivity(context.db, id, fields))
    await audit(context, 'edit', id, changedValues(before, fields, shownFields), reason)
    if (fields.place !== before.place && fields.end_date >= todayOf(context.services))
      await notifyTraining(context, { id, name: fields.name }, 'training_place_changed', { place: fields.place || '–' })
    return { data: await subActivityRecordOf(context, id) }
  }),

  handle(assignToSubActivity, async ({ id, version, user_ids }, context) => {
    const { code, name } = (await lockedSubActivity(context, { id, version })).subActivity
    const to = await setTeam(context.db, subActivityTeam, id, user_ids)
    await changeSubActivity(context.db, id, {})
    await audit(context, 'assign_users', id, { people: user_ids.length })
    await notify(context, {
      kind: 'assigned_sub_activity',
      to,
      target: { kind: 'sub_activities', id },
      details: { code, name },
    })
    // People who remove themselves from a team may no longer see it. The response still includes their change.
    return { data: await subActivityRecordOf(context, id, sql`true`) }
  }),
]

/** Certificates remain after the deletion. */
const removalRoutes = deletionRoutes(subActivityDeletion, {
  entity: 'sub_activities',
  codeOf: async (context, id) => (await subActivityRecordOf(context, id)).code,
  taken: id => ({ cascades: cascadesOfSubActivity(id) }),
  lock: lockedSubActivity,
  remove: removeSubActivity,
})

export const subActivityRoutes = [...subActivityReadRoutes, ...changeRoutes, ...removalRoutes]
