import { type AttendancePercent, attendanceOf } from '@portal/contract/training/attendance/attendance-percent'
import type { LocalTime } from '@portal/contract/training/attendance/session-times'
import { isOver } from '../training-sessions/rules.ts'
import type { SessionRow } from '../training-sessions/store.ts'
import type { MarkRow } from './store.ts'

type Session = SessionRow['session']

/** What one person's marks are looked up by: the session. */
type OwnMarks = ReadonlyMap<string, MarkRow>

/** The marks of each person. */
export const byPerson = (marks: readonly MarkRow[]): ((userId: string) => OwnMarks) => {
  const people = Map.groupBy(marks, row => row.user_id)
  return userId => new Map((people.get(userId) ?? []).map(row => [row.session_id, row]))
}

/** How one person has attended a training by a moment, in per cent, and what its certificates ask for. */
export const percentOf = (
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
