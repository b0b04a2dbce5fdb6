import { can, type Holder } from '@portal/contract/core/rights/needs'
import { isMarkingOpen, type LocalTime } from '@portal/contract/training/attendance/session-times'
import {
  markAttendanceNeed,
  planSessionsNeed,
  type TrainingSession,
} from '@portal/contract/training/attendance/training-sessions'
import { type SQL, sql } from 'drizzle-orm'
import { isInstructor, isSubActivityVisible } from '../../people/visibility/visible-rows.ts'
import type { SessionUser } from '../../platform/http/context.ts'

/** A user's rights on a session that they can reach. Nobody plans sessions of a training that they take. */
export const rightsOnSession = (user: Holder, takesTraining: boolean): TrainingSession['can'] => {
  const plans = !takesTraining && can(user, planSessionsNeed)
  return { edit: plans, delete: plans, mark: can(user, markAttendanceNeed) }
}

/**
 * Matches rows of `sub_activities` whose sessions the user can reach: they teach the training, or plan sessions and see
 * it. Undefined if they reach all.
 */
export const reachesSessions = (user: SessionUser): SQL | undefined => {
  if (!can(user, planSessionsNeed)) return isInstructor(user)
  const seen = isSubActivityVisible(user)
  return seen && sql`(${seen} OR ${isInstructor(user)})`
}

// The database returns times that start with HH:MM.
const isPast = (date: string, at: string, { day, time }: LocalTime) =>
  date < day || (date === day && at.slice(0, 5) <= time)

/** Whether a session's attendance can be marked at a given moment. `start_time` starts with HH:MM. */
export const isSessionMarkable = (
  { date, start_time }: { readonly date: string; readonly start_time: string },
  now: LocalTime,
): boolean => isMarkingOpen({ date, start: start_time.slice(0, 5) }, now)

/** Whether a session has begun at a given moment. `start_time` starts with HH:MM. */
export const hasBegun = (
  { date, start_time }: { readonly date: string; readonly start_time: string },
  now: LocalTime,
): boolean => isPast(date, start_time, now)

/** Whether a session has ended at a given moment. `end_time` starts with HH:MM. */
export const isOver = (
  { date, end_time }: { readonly date: string; readonly end_time: string },
  now: LocalTime,
): boolean => isPast(date, end_time, now)
