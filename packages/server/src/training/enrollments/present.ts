import type { Enrollment, OwnEnrollment } from '@portal/contract/training/sub-activities/enrollments'
import { presentMember } from '../../people/accounts/names.ts'
import type { Context } from '../../platform/http/context.ts'
import { todayOf } from '../../platform/time/day.ts'
import { involvementIn } from './involvement.ts'
import { ownRightsOn, rightsOnEnrollment } from './rules.ts'
import { type AskedRow, enrollmentEventsOf, type OwnRow } from './store.ts'

/** Requests for a training, as the people who decide read them. */
export const presentAsked = async (
  context: Pick<Context, 'db' | 'services' | 'user'>,
  training: string,
  rows: readonly AskedRow[],
): Promise<Enrollment[]> => {
  const people = rows.map(({ user_id }) => user_id)
  const involvement = await involvementIn(context, [training], people)
  return rows.map(row => ({
    id: row.id,
    person: presentMember(row.person),
    state: row.state,
    position: row.position,
    requested_at: row.requested_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    reason: row.reason,
    leaving: row.leave_asked_at && { asked_at: row.leave_asked_at.toISOString(), reason: row.leave_reason },
    version: row.version,
    can: rightsOnEnrollment(context.user, row, involvement(training, row.user_id)),
  }))
}

/** A person's own requests with their history, which omits who decided. */
export const presentOwnEnrollments = async (
  context: Pick<Context, 'db' | 'services' | 'user'>,
  rows: readonly OwnRow[],
): Promise<OwnEnrollment[]> => {
  if (rows.length === 0) return []
  const { db, services, user } = context
  const today = todayOf(services)
  const events = await enrollmentEventsOf(
    db,
    rows.map(({ id }) => id),
  )
  const byRequest = Map.groupBy(events, event => event.enrollment_id)
  const trainings = rows.map(row => row.sub_activity_id)
  const involvement = await involvementIn(context, trainings, [user.id])
  return rows.map(row => ({
    id: row.id,
    sub_activity_id: row.sub_activity_id,
    state: row.state,
    position: row.position,
    events: (byRequest.get(row.id) ?? []).map(({ id, state, reason, at }) => ({
      ...{ id, state, reason, at: at.toISOString() },
    })),
    leave_asked_at: row.leave_asked_at?.toISOString() ?? null,
    version: row.version,
    can: ownRightsOn(row, row.training, today, involvement(row.sub_activity_id, user.id)),
  }))
}
