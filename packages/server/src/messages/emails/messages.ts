import type { SecondFactorChange } from '@portal/contract/people/access/second-factor-changes'
import type { Settings } from '../../platform/settings/settings.ts'
import { expiryOf } from './expiry.ts'
import { type PlainMessage, templateOf } from './message-names.ts'
import { queueLetters, type Sending } from './queue-letters.ts'
import { type MailValues, mailLanguage, renderMail } from './render.ts'

/** Who a message goes to. */
export interface Recipient {
  readonly email: string
  readonly language: string
}

/**
 * Puts a message into the outbox for each of its readers. No text of a complaint goes into any message (decision 38),
 * and no code into a title, which is stored longer. After `until` it is not worth sending.
 */
export const sendMessages = async <Reader extends Recipient>(
  context: Sending,
  readers: readonly Reader[],
  name: PlainMessage,
  valuesOf: (reader: Reader) => MailValues,
  until?: Date,
): Promise<void> => {
  const expiresAt = until ?? expiryOf(context.services, name)
  const letters = readers.map(reader => {
    const language = mailLanguage(reader.language)
    const rendered = renderMail(language, templateOf(name, language), valuesOf(reader))
    return { to: reader.email, language, expiresAt, ...rendered }
  })
  await queueLetters(context, letters)
}

/** The same for one reader. */
export const sendMessage = (context: Sending, to: Recipient, name: PlainMessage, values: MailValues): Promise<void> =>
  sendMessages(context, [to], name, () => values)

/** The portal's own address, as messages name it. */
export const originOf = ({ PUBLIC_URL, HOST, PORT }: Settings): string =>
  PUBLIC_URL ?? `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`

/** The page of a training for somebody who takes it, or teaches it. */
export const trainingAddress = (
  settings: Settings,
  { type, teaches = false }: { readonly type: string; readonly teaches?: boolean },
  id: string,
): string => `${originOf(settings)}/${type === 'user' ? 'sup' : 'staff'}/trainings/${teaches ? 'instructor/' : ''}${id}`

/** Notifies the owner that the password was changed, so that a change by somebody else does not go unnoticed. */
export const sendPasswordChanged = (context: Sending, to: Recipient): Promise<void> =>
  sendMessage(context, to, 'password_changed', {
    address: `${originOf(context.services.settings)}/auth/password/forgot`,
  })

/** Notifies the owner that the second factor was changed, or a recovery code used, in the person's language. */
export const sendSecondFactorChanged = (
  context: Sending,
  to: Recipient,
  change: SecondFactorChange,
  values: Readonly<Record<string, number>> = {},
): Promise<void> =>
  sendMessage(context, to, change, {
    address: `${originOf(context.services.settings)}/auth/password/forgot`,
    ...values,
  })

/** Notifies the former address that the account has another one now. */
export const sendEmailChanged = (context: Sending, to: Recipient): Promise<void> =>
  sendMessage(context, to, 'email_changed', { address: originOf(context.services.settings) })

/** Notifies the owner that no new password can be set while another email address waits. */
export const sendResetRefused = (context: Sending, to: Recipient): Promise<void> =>
  sendMessage(context, to, 'reset_refused', { address: originOf(context.services.settings) })
