import type { MarkCounts } from '@portal/contract/training/attendance/attendance-percent'
import type { LocalTime } from '@portal/contract/training/attendance/session-times'
import type { TrainingSession } from '@portal/contract/training/attendance/training-sessions'
import type { Context } from '../../platform/http/context.ts'
import { ownTrainingsAmong } from '../sub-activities/participations.ts'
import { hasBegun, isOver, isSessionMarkable, rightsOnSession } from './rules.ts'
import { markCountsOf, type SessionRow } from './store.ts'

/** A session at a given moment. */
const presentSession = (
  now: LocalTime,
  { session, subActivity }: SessionRow,
  counts: MarkCounts,
  can: TrainingSession['can'],
): TrainingSession => {
  const { sub_activity_id: _, start_time, end_time, ...fields } = session
  return {
    ...fields,
    sub_activity: subActivity,
    start: start_time.slice(0, 5),
    end: end_time.slice(0, 5),
    has_begun: hasBegun(session, now),
    is_over: isOver(session, now),
    is_markable: isSessionMarkable(session, now),
    counts,
    can,
  }
}

/** Sessions as the user sees them, in the same order. */
export const presentSessions = async (
  { db, user }: Pick<Context, 'db' | 'user'>,
  now: LocalTime,
  rows: readonly SessionRow[],
): Promise<TrainingSession[]> => {
  const countsIn = await markCountsOf(
    db,
    rows.map(({ session }) => session.id),
  )
  const trainings = new Set(rows.map(({ session }) => session.sub_activity_id))
  const own = await ownTrainingsAmong(db, user, [...trainings])
  return rows.map(row =>
    presentSession(now, row, countsIn(row.session.id), rightsOnSession(user, own.has(row.session.sub_activity_id))),
  )
}
