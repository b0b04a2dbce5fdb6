import * as z from 'zod/mini'

export const attendanceMarks = ['present', 'late', 'absent', 'excused'] as const

export type AttendanceMark = (typeof attendanceMarks)[number]

export const markCounts = z.object({
  present: z.int(),
  late: z.int(),
  absent: z.int(),
  excused: z.int(),
  unmarked: z.int(),
})

export type MarkCounts = z.infer<typeof markCounts>

export interface AttendedSession {
  readonly duration_minutes: number
  readonly is_cancelled: boolean
  readonly is_over: boolean
  readonly mark: AttendanceMark | null
}

// Counts half minutes, to stay in integers.
const halves = { present: 2, late: 1, absent: 0 } as const

const percentOf = (sessions: readonly AttendedSession[]): number | null => {
  let attended = 0
  let all = 0
  for (const { duration_minutes, mark } of sessions) {
    if (mark === 'excused') continue
    all += 2 * duration_minutes
    if (mark) attended += halves[mark] * duration_minutes
  }
  return all === 0 ? null : Math.floor((attended * 100) / all)
}

const isKnown = ({ is_over, mark }: AttendedSession) => is_over && mark !== null

/** Whole per cent, rounded down. Null if no session counts. */
export const attendancePercent = z.object({
  /** Over all sessions that aren't cancelled. */
  all: z.nullable(z.int()),
  /** Over past sessions in which the person was marked. */
  so_far: z.nullable(z.int()),
  /** Required for a certificate. Trainees below it are warned. */
  least: z.int(),
})

export type AttendancePercent = z.infer<typeof attendancePercent>

/**
 * Attended minutes divided by the minutes of all sessions that aren't cancelled. Present counts fully,
 * late half, absent and unmarked not at all; excused sessions are left out. `so_far` treats unmarked sessions as
 * unknown, not missed. Rounds down, so that 79.9 never shows as 80.
 */
export const attendanceOf = (sessions: readonly AttendedSession[], least: number): AttendancePercent => {
  const counted = sessions.filter(session => !session.is_cancelled)
  return { all: percentOf(counted), so_far: percentOf(counted.filter(isKnown)), least }
}

export const isAttendanceLow = ({ so_far, least }: AttendancePercent): boolean => so_far !== null && so_far < least
