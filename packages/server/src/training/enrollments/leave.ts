import {
  askToLeave,
  leavingOf,
  stayEnrolled,
  withdrawEnrollment,
} from '@portal/contract/training/sub-activities/dropouts'
import { eq, sql } from 'drizzle-orm'
import { auditOf } from '../../platform/audit.ts'
import type { Orm } from '../../platform/database/index.ts'
import type { Context } from '../../platform/http/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { orNotFound, refuse } from '../../platform/http/refusal.ts'
import { todayOf } from '../../platform/time/day.ts'
import { lockSubActivity } from '../sub-activities/store.ts'
import { lockInvolvement } from './involvement.ts'
import { ownEnrollmentAnswer } from './own.ts'
import { leavingRefusal } from './rules.ts'
import { enrollments } from './schema.ts'
import { freeSeat } from './seats.ts'
import { findOwn, setState } from './store.ts'

/** Stores a trainee's request to leave. Null withdraws it. */
export const setLeaving = async (
  db: Orm,
  id: string,
  leaving: { readonly at: Date; readonly reason: string | null } | null,
): Promise<void> => {
  await db
    .update(enrollments)
    .set({
      ...{ leave_asked_at: leaving?.at ?? null, leave_reason: leaving?.reason ?? null },
      version: sql`${enrollments.version} + 1`,
    })
    .where(eq(enrollments.id, id))
}

const audit = auditOf('enrollments')

const NOT_BEGUN = { has_begun: false, has_certificate: false }

/**
 * Reads one of the user's own requests, and how they can leave. Locks the training first, in the same order as
 * decisions.
 */
const lockOwn = async (context: Context, id: string) => {
  const { db, user, services } = context
  const { sub_activity_id } = orNotFound(await findOwn(db, user.id, id))
  await lockSubActivity(db, sub_activity_id)
  const involvement = (await lockInvolvement(context, sub_activity_id, user.id)) ?? NOT_BEGUN
  const row = orNotFound(await findOwn(db, user.id, id))
  const way = leavingOf(row.state, todayOf(services) > row.training.end_date, involvement)
  return { row, involvement, way }
}

/**
 * Leaving trainings. People leave freely before their first session or test, and ask staff afterwards.
 */
export const leaveRoutes = [
  handle(withdrawEnrollment, async ({ id }, context) => {
    const { db, user } = context
    const { row, involvement, way } = await lockOwn(context, id)
    if (way !== 'withdraw')
      throw refuse((row.state === 'approved' && leavingRefusal(involvement)) || 'transition_refused')
    const step = { state: 'withdrawn', reason: null, by: user.id } as const
    if (row.state === 'approved') await freeSeat(db, row.sub_activity_id, user.id, step)
    else await setState(db, [id], step)
    await audit(context, 'withdraw', id)
    return ownEnrollmentAnswer(context, id)
  }),

  handle(askToLeave, async ({ id, reason }, context) => {
    const { row, involvement, way } = await lockOwn(context, id)
    if (row.state === 'approved' && involvement.has_certificate) throw refuse('certificate_held')
    if (way !== 'ask' || row.leave_asked_at) throw refuse('transition_refused')
    await setLeaving(context.db, id, { at: context.services.now(), reason: reason || null })
    await audit(context, 'ask_to_leave', id)
    return ownEnrollmentAnswer(context, id)
  }),

  handle(stayEnrolled, async ({ id }, context) => {
    const { row } = await lockOwn(context, id)
    if (!row.leave_asked_at) throw refuse('transition_refused')
    await setLeaving(context.db, id, null)
    await audit(context, 'stay', id)
    return ownEnrollmentAnswer(context, id)
  }),
]
