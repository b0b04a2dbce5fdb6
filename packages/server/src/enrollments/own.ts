import {
  listOpenTrainings,
  listOwnEnrollments,
  requestEnrollment,
  withdrawEnrollment,
} from '@portal/contract/enrollments'
import { auditOf } from '../platform/audit.ts'
import { todayOf } from '../platform/day.ts'
import type { Context } from '../platform/http/context.ts'
import { handle } from '../platform/http/handle.ts'
import { orNotFound } from '../platform/http/not-found.ts'
import { refuse } from '../platform/http/refusal.ts'
import { lockSubActivity } from '../sub_activities/store.ts'
import { pageOfOpen } from './open.ts'
import { presentOwn } from './present.ts'
import { isOpen, mayWithdraw } from './rules.ts'
import { freeSeat } from './seats.ts'
import { findOwn, insertRequest, ownFor, pageOfOwn, setState } from './store.ts'

const audit = auditOf('enrollments')

const recordOf = async ({ db, user, services }: Context, id: string) => {
  const row = orNotFound(await findOwn(db, user.id, id))
  const [data] = await presentOwn(db, [row], todayOf(services))
  return { data: orNotFound(data) }
}

/** What people do about their own places in trainings. */
export const ownRoutes = [
  handle(listOpenTrainings, async (query, { db, user, services }) => {
    const today = todayOf(services)
    const page = await pageOfOpen(db, today, query)
    const rows = await ownFor(
      db,
      user.id,
      page.data.map(({ id }) => id),
    )
    const own = new Map((await presentOwn(db, rows, today)).map(one => [one.sub_activity_id, one]))
    const data = page.data.map(row => {
      const enrollment = own.get(row.id) ?? null
      return { ...row, enrollment, can: { request: enrollment === null } }
    })
    return { ...page, data }
  }),

  handle(requestEnrollment, async ({ id }, context) => {
    const { db, user, services } = context
    const { subActivity } = orNotFound(await lockSubActivity(db, id))
    if (!isOpen(subActivity, todayOf(services))) throw refuse('enrollment_closed')
    const request = await insertRequest(db, id, user.id)
    if (!request) throw refuse('already_enrolled')
    await audit(context, 'add', request)
    return recordOf(context, request)
  }),

  handle(listOwnEnrollments, async (query, { db, user, services }) => {
    const page = await pageOfOwn(db, user.id, query)
    const shown = await presentOwn(db, page.data, todayOf(services))
    const trainings = new Map(page.data.map(({ id, training }) => [id, training]))
    const data = shown.flatMap(one => {
      const training = trainings.get(one.id)
      return training ? [{ ...one, training }] : []
    })
    return { ...page, data }
  }),

  handle(withdrawEnrollment, async ({ id }, context) => {
    const { db, user, services } = context
    const { sub_activity_id } = orNotFound(await findOwn(db, user.id, id))
    // The training first, as those do who decide; then the request is read as it is now.
    await lockSubActivity(db, sub_activity_id)
    const row = orNotFound(await findOwn(db, user.id, id))
    if (!mayWithdraw(row.state, row.training, todayOf(services))) throw refuse('transition_refused')
    if (row.state === 'approved') await freeSeat(db, sub_activity_id, user.id, user.id)
    else await setState(db, [id], { state: 'withdrawn', reason: null, by: user.id })
    await audit(context, 'withdraw', id)
    return recordOf(context, id)
  }),
]
