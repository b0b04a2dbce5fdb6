import { doOverlap, isEnteredLate, type SessionTimes } from '@portal/contract/training/attendance/session-times'
import type { Context } from '../../platform/http/context.ts'
import { refuseField } from '../../platform/http/refusal.ts'
import { localTimeOf } from '../../platform/time/day.ts'
import { isSessionMarkable } from './rules.ts'
import { hasAttendance, type SessionRow, sessionsOf } from './store.ts'

type Session = SessionRow['session']

export const sessionTimesOf = ({ date, start_time, end_time }: Session): SessionTimes => ({
  date,
  start: start_time.slice(0, 5),
  end: end_time.slice(0, 5),
})

/** Whether another session of a locked training overlaps these times. Ignores cancelled sessions. */
export const overlapsAnother = async (
  { db }: Pick<Context, 'db'>,
  training: string,
  times: SessionTimes,
  own?: string,
): Promise<boolean> => {
  const others = (await sessionsOf(db, training)).map(({ session }) => session)
  return others.some(one => one.id !== own && !one.is_cancelled && doOverlap(sessionTimesOf(one), times))
}

interface Draft extends SessionTimes {
  readonly reason?: string | undefined
}

/** Throws if a session of a locked training can't have these times. Returns the reason to store with it. */
export const checkTimes = async (
  context: Pick<Context, 'db' | 'services'>,
  training: string,
  draft: Draft,
  before?: Session,
): Promise<string | null> => {
  const now = localTimeOf(context.services)
  const isLate = isEnteredLate(draft.date, now.day, before?.date)
  if (isLate && !draft.reason) throw refuseField('date', 'date_past')
  const former = before && sessionTimesOf(before)
  const isSame = former?.date === draft.date && former.start === draft.start && former.end === draft.end
  if (!isSame && !before?.is_cancelled && (await overlapsAnother(context, training, draft, before?.id)))
    throw refuseField('start', 'session_overlap')
  const isOpen = isSessionMarkable({ date: draft.date, start_time: draft.start }, now)
  if (before && !isSame && !isOpen && (await hasAttendance(context.db, before.id)))
    throw refuseField('date', 'session_marked')
  if (isLate) return draft.reason ?? null
  return before?.date === draft.date ? before.late_reason : null
}
