import { limits } from '@portal/contract/limits'
import type { SecondFactorChange } from '@portal/contract/second_factor_changes'
import type { Context } from '../platform/http/context.ts'
import { putIntoOutbox } from '../platform/mail/outbox.ts'
import { wakeMail } from '../platform/mail/wake.ts'
import type { Settings } from '../platform/settings.ts'
import ar from './locales/ar.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import { type MailValues, mailLanguage, renderMail, type Template } from './render.ts'

/** A message of the portal, by name; its texts are in `locales`. */
export type MessageName = keyof typeof en

/** Who a message goes to. */
export interface Recipient {
  readonly email: string
  readonly language: string
}

/** What sending needs of a call, or of a job. */
export type Sending = Pick<Context, 'db' | 'services' | 'afterCommit'>

/** The names of all messages, for those that show or test each. */
export const messageNames = Object.keys(en).filter((name): name is MessageName => name in en)

/** The one source of a message in the language of its reader. */
export const templateOf = (name: MessageName, language: string): Template =>
  (mailLanguage(language) === 'ar' ? ar : en)[name]

/**
 * Puts a message into the outbox for each of its readers, in the transaction of what it reports: it leaves only if that
 * is stored, and then at once. No text of a complaint goes into any message (decision 38), and no code into a title,
 * which is stored longer.
 */
export const sendMessages = async <Reader extends Recipient>(
  { db, services, afterCommit }: Sending,
  readers: readonly Reader[],
  name: MessageName,
  valuesOf: (reader: Reader) => MailValues,
): Promise<void> => {
  if (readers.length === 0) return
  const letters = readers.map(reader => {
    const language = mailLanguage(reader.language)
    return { to: reader.email, language, ...renderMail(language, templateOf(name, language), valuesOf(reader)) }
  })
  await putIntoOutbox(db, letters, services.settings.SMTP_URL !== undefined)
  afterCommit(() => wakeMail(services.database))
}

/** The same for one reader. */
export const sendMessage = (context: Sending, to: Recipient, name: MessageName, values: MailValues): Promise<void> =>
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
  context: Pick<Context, 'db' | 'services' | 'afterCommit'>,
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

/** Sends a six-digit code for verification, reset, or a new address (decision 33). */
export const sendCode = (
  context: Sending,
  to: Recipient,
  purpose: 'verify' | 'reset' | 'email',
  code: string,
): Promise<void> =>
  sendMessage(context, to, purpose === 'email' ? 'confirm_email' : purpose, {
    code,
    minutes: limits.code_seconds / 60,
  })

/** Invites somebody whose account was made for them. The code is behind a #, which browsers send to no server. */
export const sendInvitation = (context: Sending, to: Recipient, code: string): Promise<void> => {
  const page = `${originOf(context.services.settings)}/auth/password/reset`
  const address = `${page}?email=${encodeURIComponent(to.email)}#invitation=${code}`
  return sendMessage(context, to, 'invitation', { address, days: limits.invitation_seconds / 86_400 })
}
