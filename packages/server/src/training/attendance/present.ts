import { type AttendancePercent, attendanceOf } from '@portal/contract/training/attendance/attendance-percent'
import type { LocalTime } from '@portal/contract/training/attendance/session-times'
import { isOver } from '../training-sessions/rules.ts'
import type { SessionRow } from '../training-sessions/store.ts'
import type { AttendanceMarkRow } from './store.ts'

type Session = SessionRow['session']

/** One person's marks, by session ID. */
type OwnMarks = ReadonlyMap<string, AttendanceMarkRow>

/** Groups marks by person. */
export const byPerson = (marks: readonly AttendanceMarkRow[]): ((userId: string) => OwnMarks) => {
  const people = Map.groupBy(marks, row => row.user_id)
  return userId => new Map((people.get(userId) ?? []).map(row => [row.session_id, row]))
}

/** A person's attendance at a given moment, as a percentage, and the percentage that certificates require. */
export const attendancePercentOf = (
  sessions: readonly Session[],
  own: OwnMarks,
  now: LocalTime,
  least: number,
): AttendancePercent =>
  attendanceOf(
    sessions.map(session => ({
      duration_minutes: session.duration_minutes,
      is_cancelled: session.is_cancelled,
      is_over: isOver(session, now),
      mark: own.get(session.id)?.mark ?? null,
    })),
    least,
  )
