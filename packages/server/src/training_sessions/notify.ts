import type { NoticeKind } from '@portal/contract/notices'
import { type MessageName, sendMessages } from '../emails/messages.ts'
import { trainingAddress } from '../enrollments/tell.ts'
import { notify } from '../notices/notify.ts'
import { localTimeOf } from '../platform/day.ts'
import type { Context } from '../platform/http/context.ts'
import { recipientsOf } from '../training_emails/store.ts'
import { isOver } from './rules.ts'
import type { SessionRow } from './store.ts'

/** What can change about when and where a training meets; notices and mails bear these names. */
type SessionNews = NoticeKind &
  MessageName &
  ('session_cancelled' | 'session_moved' | 'session_restored' | 'training_place_changed')

/**
 * Notifies trainees and instructors of a change, in the portal and by mail, in the transaction of it. Whoever has
 * switched the kind off gets neither.
 */
export const notifyTraining = async (
  context: Context,
  { id, name }: { readonly id: string; readonly name: string },
  kind: SessionNews,
  details: Readonly<Record<string, string>>,
): Promise<void> => {
  const readers = await recipientsOf(context.db, id, ['approved', 'instructors'], [])
  const notifyAll = (those: typeof readers, target: 'trainings' | 'taught_trainings') =>
    notify(context, {
      kind,
      to: those.map(({ user_id }) => user_id),
      target: { kind: target, id },
      details: { name, ...details },
    })
  const teaching = readers.filter(({ teaches }) => teaches)
  const others = readers.filter(({ teaches }) => !teaches)
  const notified = [...(await notifyAll(teaching, 'taught_trainings')), ...(await notifyAll(others, 'trainings'))]
  await sendMessages(
    context,
    readers.filter(({ user_id }) => notified.includes(user_id)),
    kind,
    reader => ({ name, ...details, address: trainingAddress(context.services.settings, reader, id) }),
  )
}

type Times = Pick<SessionRow['session'], 'date' | 'start_time' | 'end_time'>

const whenOf = ({ date, start_time, end_time }: Times) => `${date}, ${start_time.slice(0, 5)}–${end_time.slice(0, 5)}`

/** Notifies of a session that was cancelled or brought back; of one that is over nobody has to hear. */
export const notifySession = async (
  context: Context,
  { session, subActivity }: SessionRow,
  kind: 'session_cancelled' | 'session_restored',
): Promise<void> => {
  if (isOver(session, localTimeOf(context.services))) return
  await notifyTraining(context, subActivity, kind, { when: whenOf(session) })
}

/** Notifies of a session that is held at another time, unless it is cancelled, or over before and after. */
export const notifyMoved = async (context: Context, { session, subActivity }: SessionRow, to: Times): Promise<void> => {
  const now = localTimeOf(context.services)
  const [before, when] = [whenOf(session), whenOf(to)]
  if (before === when || session.is_cancelled || (isOver(session, now) && isOver(to, now))) return
  await notifyTraining(context, subActivity, 'session_moved', { before, when })
}
