import type { NoticeKind } from '@portal/contract/notices'
import { type MessageName, originOf, sendMessage } from '../emails/messages.ts'
import { notify } from '../notices/notify.ts'
import type { Context } from '../platform/http/context.ts'

/** What happened to somebody's place in a training; notices and mails bear these names. */
type PlaceNews = NoticeKind &
  MessageName &
  ('enrollment_approved' | 'enrollment_waitlisted' | 'enrollment_rejected' | 'place_given' | 'place_taken')

/** Somebody who is written to. */
interface Reader {
  readonly user_id: string
  readonly type: string
  readonly email: string
  readonly language: string
}

/** The half of the portal that accounts of a type belong to. */
export const areaOf = (type: string) => (type === 'user' ? 'sup' : 'staff')

/** Notifies people in the portal and by mail of what happened to their places, in the transaction of it. */
export const tellPeople = async (
  context: Context,
  training: { readonly id: string; readonly name: string },
  people: readonly Reader[],
  kind: PlaceNews,
  reason = '',
): Promise<void> => {
  await notify(context, {
    kind,
    to: people.map(({ user_id }) => user_id),
    target: { kind: 'trainings', id: training.id },
    details: { name: training.name },
  })
  const origin = originOf(context.services.settings)
  for (const reader of people) {
    const address = `${origin}/${areaOf(reader.type)}/trainings/${training.id}`
    await sendMessage(context, reader, kind, { name: training.name, reason, address })
  }
}
