import { limits } from '../../core/fields/limits.ts'
import type { AttendanceMark } from './attendance-percent.ts'

/** When a session is held, in the organisation's time zone: the day as YYYY-MM-DD, the times as HH:MM. */
export interface SessionTimes {
  readonly date: string
  readonly start: string
  readonly end: string
}

/** A moment in the organisation's time zone: the day as YYYY-MM-DD, the time as HH:MM. */
export interface LocalTime {
  readonly day: string
  readonly time: string
}

const MINUTE_MS = 60_000

/** From when attendance can be marked: `limits.early_marking_minutes` before the start, which may be the day before. */
export const markingOpensAt = ({ date, start }: Pick<SessionTimes, 'date' | 'start'>): LocalTime => {
  const opens = new Date(Date.parse(`${date}T${start}Z`) - limits.early_marking_minutes * MINUTE_MS).toISOString()
  return { day: opens.slice(0, 10), time: opens.slice(11, 16) }
}

/** Whether the attendance of a session can be marked by a moment (decision 62). */
export const isMarkingOpen = (session: Pick<SessionTimes, 'date' | 'start'>, now: LocalTime): boolean => {
  const opens = markingOpensAt(session)
  return `${opens.day} ${opens.time}` <= `${now.day} ${now.time}`
}

/** Whether a mark says how somebody attended. An excuse doesn't: it can be noted at any time, and any mark be removed. */
export const needsOpenMarking = (mark: AttendanceMark | null): boolean => mark !== null && mark !== 'excused'

/** Whether two sessions are held at the same time (decision 62); one may begin when the other ends. */
export const doOverlap = (one: SessionTimes, other: SessionTimes): boolean =>
  one.date === other.date && one.start < other.end && other.start < one.end

/**
 * Whether a session takes a reason because its day has passed (decisions 40 and 62). `before` is the day that it has
 * already: correcting the times of a session that was held takes none.
 */
export const isEnteredLate = (date: string, today: string, before?: string): boolean => date < today && date !== before
