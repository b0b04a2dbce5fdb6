import { endOfDay } from '../../messages/emails/messages.ts'
import { notifyTraining } from '../../messages/notices/notify-training.ts'
import type { Context } from '../../platform/http/context.ts'
import { localTimeOf } from '../../platform/time/day.ts'
import { isOver } from './rules.ts'
import type { SessionRow } from './store.ts'

type Times = Pick<SessionRow['session'], 'date' | 'start_time' | 'end_time'>

const whenOf = ({ date, start_time, end_time }: Times) => `${date}, ${start_time.slice(0, 5)}–${end_time.slice(0, 5)}`

/** Sends notices about a cancelled or restored session, unless it is over. */
export const notifySession = async (
  context: Context,
  { session, subActivity }: SessionRow,
  kind: 'session_cancelled' | 'session_restored',
): Promise<void> => {
  if (isOver(session, localTimeOf(context.services))) return
  await notifyTraining(context, subActivity, kind, { when: whenOf(session) }, endOfDay(session.date))
}

/** Sends notices about a moved session. Sends none if it is cancelled, or if its old and new times are both over. */
export const notifyMoved = async (context: Context, { session, subActivity }: SessionRow, to: Times): Promise<void> => {
  const now = localTimeOf(context.services)
  const [before, when] = [whenOf(session), whenOf(to)]
  if (before === when || session.is_cancelled || (isOver(session, now) && isOver(to, now))) return
  await notifyTraining(context, subActivity, 'session_moved', { before, when }, endOfDay(session.date, to.date))
}
