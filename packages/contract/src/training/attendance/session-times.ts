import { limits } from '../../core/fields/limits.ts'
import type { AttendanceMark } from './attendance-percent.ts'

/** Times of a session in the organisation's time zone, as YYYY-MM-DD and HH:MM. */
export interface SessionTimes {
  readonly date: string
  readonly start: string
  readonly end: string
}

export interface LocalTime {
  readonly day: string
  readonly time: string
}

const MINUTE_MS = 60_000

/** Starts `limits.early_marking_minutes` before the session, which may be the day before. */
export const markingOpensAt = ({ date, start }: Pick<SessionTimes, 'date' | 'start'>): LocalTime => {
  const opens = new Date(Date.parse(`${date}T${start}Z`) - limits.early_marking_minutes * MINUTE_MS).toISOString()
  return { day: opens.slice(0, 10), time: opens.slice(11, 16) }
}

export const isMarkingOpen = (session: Pick<SessionTimes, 'date' | 'start'>, now: LocalTime): boolean => {
  const opens = markingOpensAt(session)
  return `${opens.day} ${opens.time}` <= `${now.day} ${now.time}`
}

/** Excuses can be entered at any time, and marks removed at any time. */
export const needsOpenMarking = (mark: AttendanceMark | null): boolean => mark !== null && mark !== 'excused'

/** Whether two sessions overlap. One may start when the other ends. */
export const doOverlap = (one: SessionTimes, other: SessionTimes): boolean =>
  one.date === other.date && one.start < other.end && other.start < one.end

/** Whether a session on this day requires a reason: the day is past, and the session wasn't on it before (`before`). */
export const isEnteredLate = (date: string, today: string, before?: string): boolean => date < today && date !== before
