import {
  listOpenTrainings,
  listOwnEnrollments,
  requestEnrollment,
} from '@portal/contract/training/sub-activities/enrollments'
import { auditOf } from '../../platform/audit.ts'
import type { Context } from '../../platform/http/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { orNotFound, refuse } from '../../platform/http/refusal.ts'
import { todayOf } from '../../platform/time/day.ts'
import { lockSubActivity } from '../sub-activities/store.ts'
import { pageOfOpen } from './open.ts'
import { presentOwnEnrollments } from './present.ts'
import { isEnrollmentOpen } from './rules.ts'
import { findOwn, insertEnrollment, ownFor, pageOfOwnEnrollments } from './store.ts'

const audit = auditOf('enrollments')

/** Response with one of the user's own requests. */
export const ownEnrollmentAnswer = async (context: Context, id: string) => {
  const row = orNotFound(await findOwn(context.db, context.user.id, id))
  const [data] = await presentOwnEnrollments(context, [row])
  return { data: orNotFound(data) }
}

/** A person's own places in trainings. */
export const ownRoutes = [
  handle(listOpenTrainings, async (query, context) => {
    const { db, user, services } = context
    const page = await pageOfOpen(db, todayOf(services), query)
    const rows = await ownFor(
      db,
      user.id,
      page.data.map(({ id }) => id),
    )
    const own = new Map((await presentOwnEnrollments(context, rows)).map(one => [one.sub_activity_id, one]))
    const data = page.data.map(row => {
      const enrollment = own.get(row.id) ?? null
      return { ...row, enrollment, can: { request: enrollment === null } }
    })
    return { ...page, data }
  }),

  handle(requestEnrollment, async ({ id }, context) => {
    const { db, user, services } = context
    const { subActivity } = orNotFound(await lockSubActivity(db, id))
    if (!isEnrollmentOpen(subActivity, todayOf(services))) throw refuse('enrollment_closed')
    const request = await insertEnrollment(db, id, user.id)
    if (!request) throw refuse('already_enrolled')
    await audit(context, 'add', request)
    return ownEnrollmentAnswer(context, request)
  }),

  handle(listOwnEnrollments, async (query, context) => {
    const page = await pageOfOwnEnrollments(context.db, context.user.id, query)
    const shown = await presentOwnEnrollments(context, page.data)
    const trainings = new Map(page.data.map(({ id, training }) => [id, training]))
    const data = shown.flatMap(one => {
      const training = trainings.get(one.id)
      return training ? [{ ...one, training }] : []
    })
    return { ...page, data }
  }),
]
