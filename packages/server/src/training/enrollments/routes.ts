import { isOwn } from '@portal/contract/core/api/own-subject'
import {
  type Decision,
  decideEnrollments,
  type EnrollmentState,
  listEnrollments,
} from '@portal/contract/training/sub-activities/enrollments'
import { notifyPeople } from '../../messages/notices/notify-people.ts'
import { isSubActivityVisible } from '../../people/visibility/visible-rows.ts'
import { auditOf } from '../../platform/audit.ts'
import { handle } from '../../platform/http/handle.ts'
import { orNotFound, refuseField } from '../../platform/http/refusal.ts'
import { findSubActivity, lockSubActivity } from '../sub-activities/store.ts'
import { leaveRoutes } from './leave.ts'
import { ownRoutes } from './own.ts'
import { presentAsked } from './present.ts'
import { outcomesOf } from './rules.ts'
import { freeOf, insertTrainees } from './seats.ts'
import { lockAsked, pageOfAsked, setState } from './store.ts'

const audit = auditOf('sub_activities')

const notices = {
  approve: 'enrollment_approved',
  waitlist: 'enrollment_waitlisted',
  reject: 'enrollment_rejected',
} as const

const states: Readonly<Record<Decision, EnrollmentState>> = {
  approve: 'approved',
  waitlist: 'waitlisted',
  reject: 'rejected',
}

/** Requests for places, as the people who run the training read and decide them. */
const decisionRoutes = [
  handle(listEnrollments, async (query, context) => {
    const { db, user } = context
    orNotFound(await findSubActivity(db, query.id, isSubActivityVisible(user)))
    const page = await pageOfAsked(db, query)
    return { ...page, data: await presentAsked(context, query.id, page.data) }
  }),

  // Locks the training first, so that concurrent decisions run one after another, and each recounts the free places.
  handle(decideEnrollments, async ({ id, enrollment_ids, decision, reason }, context) => {
    const { db, user } = context
    const { subActivity: training } = orNotFound(await lockSubActivity(db, id, isSubActivityVisible(user)))
    const ids = [...new Set(enrollment_ids)]
    const rows = await lockAsked(db, id, ids)
    if (rows.size < ids.length) throw refuseField('enrollment_ids', 'unknown_value')
    const asked = ids.flatMap(one => rows.get(one) ?? [])
    const free = decision === 'approve' ? await freeOf(db, training) : 0
    const requests = asked.map(({ id: one, user_id, state, person: { active } }) => {
      return { id: one, state, active, own: isOwn(user, user_id) }
    })
    const results = outcomesOf(requests, decision, free)
    const carriedOut = asked.filter((_, at) => results[at]?.refused === null)
    const step = { state: states[decision], reason: (decision === 'reject' && reason) || null, by: user.id }
    await setState(
      db,
      carriedOut.map(row => row.id),
      step,
    )
    const people = carriedOut.map(({ person }) => person)
    if (decision === 'approve') {
      await insertTrainees(
        db,
        id,
        people.map(({ user_id }) => user_id),
      )
    }
    await audit(context, `${decision}_enrollments`, id, { enrollments: carriedOut.map(row => row.id) })
    await notifyPeople(context, training, people, notices[decision], step.reason ?? '')
    return { data: results }
  }),
]

export const enrollmentRoutes = [...ownRoutes, ...decisionRoutes, ...leaveRoutes]
