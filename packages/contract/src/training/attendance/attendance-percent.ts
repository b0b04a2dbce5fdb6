import * as z from 'zod/mini'

/** How somebody attended a session. */
export const attendanceMarks = ['present', 'late', 'absent', 'excused'] as const

/** How somebody attended a session. */
export type AttendanceMark = (typeof attendanceMarks)[number]

/** How many trainees have which mark; `unmarked` have none yet. */
export const markCounts = z.object({
  present: z.int(),
  late: z.int(),
  absent: z.int(),
  excused: z.int(),
  unmarked: z.int(),
})

/** How many trainees have which mark. */
export type MarkCounts = z.infer<typeof markCounts>

/** A session as it counts for one trainee. */
export interface AttendedSession {
  readonly duration_minutes: number
  readonly is_cancelled: boolean
  /** Whether it has ended by now. */
  readonly is_over: boolean
  /** Null while nobody has marked it. */
  readonly mark: AttendanceMark | null
}

// In halves of a minute, so that everything stays whole.
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

/** Attendance in whole per cent, rounded down; null where no session counts. */
export const attendancePercent = z.object({
  /** Of all sessions that are not cancelled. */
  all: z.nullable(z.int()),
  /** Counts only sessions that are over and in which the person was marked. */
  so_far: z.nullable(z.int()),
  /** What a certificate of the training asks for; below it people are warned. */
  least: z.int(),
})

/** Attendance in whole per cent. */
export type AttendancePercent = z.infer<typeof attendancePercent>

/**
 * Attended minutes by the minutes of all sessions that are not cancelled (decision 23): present counts whole, late
 * half, absent and unmarked nothing; excused ones are left out. So far an unmarked session is unknown, not missed
 * (decision 63). Rounded down, so that 80 is never shown for less.
 */
export const attendanceOf = (sessions: readonly AttendedSession[], least: number): AttendancePercent => {
  const counted = sessions.filter(session => !session.is_cancelled)
  return { all: percentOf(counted), so_far: percentOf(counted.filter(isKnown)), least }
}

/** Whether to warn: of the sessions so far, less was attended than a certificate asks for. */
export const isAttendanceLow = ({ so_far, least }: AttendancePercent): boolean => so_far !== null && so_far < least
