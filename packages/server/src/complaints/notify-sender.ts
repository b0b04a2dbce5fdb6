import { isUserArea } from '@portal/contract/needs'
import { originOf, sendMessage } from '../emails/messages.ts'
import type { Context } from '../platform/http/context.ts'
import { addresseeOf } from './store.ts'

/**
 * Tells the person who filed a complaint that there is news, in the transaction of the news. The message holds the
 * address of their account page and no word of the complaint or the answer (decision 38).
 */
export const notifySender = async (context: Context, userId: string): Promise<void> => {
  const person = await addresseeOf(context.db, userId)
  if (!person) return
  const path = isUserArea({ type: person.type, privileges: [] }) ? '/sup/account' : '/staff/account'
  await sendMessage(context, person, 'complaint_answered', { address: originOf(context.services.settings) + path })
}
