import { isUserArea } from '@portal/contract/core/rights/needs'
import { originOf, sendMessage } from '../messages/emails/messages.ts'
import { notify } from '../messages/notices/notify.ts'
import type { Context } from '../platform/http/context.ts'
import { addresseeOf } from './store.ts'

/**
 * Notifies the person who filed a complaint under their name that there is news, in the transaction of the news: by
 * mail and by a notice. The message contains the address of their account page and no word of the complaint or the
 * answer (decision 38), and neither does the notice.
 */
export const notifySender = async (
  context: Context,
  userId: string,
  kind: 'complaint_replied' | 'complaint_status',
): Promise<void> => {
  await notify(context, { kind, to: [userId], target: { kind: 'complaints', id: null } })
  const person = await addresseeOf(context.db, userId)
  if (!person) return
  const path = isUserArea({ type: person.type, privileges: [] }) ? '/sup/account' : '/staff/account'
  await sendMessage(context, person, 'complaint_answered', { address: originOf(context.services.settings) + path })
}
