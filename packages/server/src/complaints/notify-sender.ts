import { isUserArea } from '@portal/contract/core/rights/needs'
import { originOf, sendMessage } from '../messages/emails/messages.ts'
import { notify } from '../messages/notices/notify.ts'
import type { Context } from '../platform/http/context.ts'
import { addresseeOf } from './store.ts'

/**
 * Notifies the sender of a named complaint by mail and notice, in the caller's transaction, unless they switched the
 * kind off. Both only link to the sender's account page. They contain no text of the complaint or reply.
 */
export const notifySender = async (
  context: Context,
  userId: string,
  kind: 'complaint_replied' | 'complaint_status',
): Promise<void> => {
  const notified = await notify(context, { kind, to: [userId], target: { kind: 'complaints', id: null } })
  const person = await addresseeOf(context.db, userId)
  if (!person || notified.length === 0) return
  const path = isUserArea({ type: person.type, privileges: [] }) ? '/sup/account' : '/staff/account'
  await sendMessage(context, person, 'complaint_answered', { address: originOf(context.services.settings) + path })
}
