import { localTimeIn } from '@portal/contract/core/fields/zoned-time'
import { originOf, type Recipient, sendMessage } from '../../../messages/emails/messages.ts'
import type { MailContext } from '../../../messages/emails/queue-letters.ts'
import { mailLanguage } from '../../../messages/emails/render.ts'
import type { PendingChange } from './rules.ts'

/** Name of the person who requests the change, in both languages. */
interface Asker {
  readonly full_name_en: string
  readonly full_name_ar: string
}

/** A link with its token in the fragment, which browsers send to no server. */
const linkTo = ({ services }: MailContext, page: 'confirm' | 'stop', token: string) =>
  `${originOf(services.settings)}/email/${page}#token=${token}`

const whenOf = ({ services }: MailContext, moment: Date) => {
  const { day, time } = localTimeIn(moment, services.settings.TIME_ZONE)
  return `${day}, ${time}`
}

/** Writes to both mailboxes. The old one can stop the change, and the new one must confirm it. */
export const mailAsked = async (
  context: MailContext,
  former: Recipient,
  asker: Asker,
  { email, due_at }: Pick<PendingChange, 'email' | 'due_at'>,
  tokens: { readonly confirm: string; readonly stop: string },
): Promise<void> => {
  const by = asker[`full_name_${mailLanguage(former.language)}`]
  const when = whenOf(context, due_at)
  const stop = linkTo(context, 'stop', tokens.stop)
  const confirm = linkTo(context, 'confirm', tokens.confirm)
  await sendMessage(context, former, 'email_change_asked', { by, email, when, address: stop })
  await sendMessage(context, { ...former, email }, 'email_change_confirm', { by, when, address: confirm })
}

/** Tells the current mailbox that the change was stopped. */
export const mailStopped = (context: MailContext, former: Recipient): Promise<void> =>
  sendMessage(context, former, 'email_change_stopped', { address: originOf(context.services.settings) })

/** Tells the new mailbox that the change took effect. */
export const mailDone = (context: MailContext, present: Recipient): Promise<void> =>
  sendMessage(context, present, 'email_change_done', { address: originOf(context.services.settings) })
