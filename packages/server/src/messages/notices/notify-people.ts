import type { NoticeKind } from '@portal/contract/messages/notices'
import type { Context } from '../../platform/http/context.ts'
import { type MessageName, sendMessages } from '../emails/messages.ts'
import { trainingAddresses } from '../emails/training-address.ts'
import { notify } from './notify.ts'

/** Events about a person's place in a training or certificate. Each has a notice and a mail of the same name. */
type PersonalNotice = NoticeKind &
  MessageName &
  (
    | ('enrollment_approved' | 'enrollment_waitlisted' | 'enrollment_rejected' | 'place_given' | 'place_taken')
    | ('certificate_issued' | 'certificate_revoked' | 'dropout_recorded')
  )

interface Reader {
  readonly user_id: string
  readonly type: string
  readonly email: string
  readonly language: string
}

/**
 * Notifies people of events in a training, in the portal and by mail, in the caller's transaction. Skips people who
 * have switched the kind off.
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
  const addressFor = await trainingAddresses(context, training.id, readers)
  await sendMessages(context, readers, kind, reader => ({ name: training.name, reason, address: addressFor(reader) }))
}
