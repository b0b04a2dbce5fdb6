import type { NoticeKind } from '@portal/contract/messages/notices'
import type { Context } from '../../platform/http/context.ts'
import type { MessageName } from '../emails/message-names.ts'
import { sendMessages, trainingAddress } from '../emails/messages.ts'
import { notify } from './notify.ts'

/** What happened to somebody's place in a training or to their certificate; notices and mails have these names. */
type PersonalNotice = NoticeKind &
  MessageName &
  (
    | ('enrollment_approved' | 'enrollment_waitlisted' | 'enrollment_rejected' | 'place_given' | 'place_taken')
    | ('certificate_issued' | 'certificate_revoked' | 'dropout_recorded')
  )

/** Somebody who is written to. */
interface Reader {
  readonly user_id: string
  readonly type: string
  readonly email: string
  readonly language: string
}

/**
 * Notifies people in the portal and by mail of what happened to them in a training, in the transaction of it. Whoever
 * has switched the kind off gets neither.
 */
export const notifyPeople = async (
  context: Context,
  training: { readonly id: string; readonly name: string },
  people: readonly Reader[],
  kind: PersonalNotice,
  reason = '',
): Promise<void> => {
  const notified = await notify(context, {
    kind,
    to: people.map(({ user_id }) => user_id),
    target: { kind: 'trainings', id: training.id },
    details: { name: training.name },
  })
  const readers = people.filter(({ user_id }) => notified.includes(user_id))
  await sendMessages(context, readers, kind, reader => {
    const address = trainingAddress(context.services.settings, reader, training.id)
    return { name: training.name, reason, address }
  })
}
