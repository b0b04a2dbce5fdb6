import type { SecondFactorChange } from '@portal/contract/people/access/second-factor-changes'
import type { Services } from '../../platform/http/context.ts'
import type { OutgoingEmail } from '../../platform/mail/outbox.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import ar from './locales/ar.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import { type MailContext, queueLetters } from './queue-letters.ts'
import { type MailValues, mailLanguage, renderMail, type Template } from './render.ts'

/** Default lifetime in days, equal to how long messages are stored. */
const USUAL_DAYS = 90

// The next day's summary or reminder replaces the last. An email change can only be stopped for three days.
const shorter: Partial<Record<PlainMessage, number>> = { digest: 1, request_reminder: 1, email_change_confirm: 3 }

const DAY_MS = 86_400_000

export const daysFromNow = ({ now }: Pick<Services, 'now'>, days: number): Date =>
  new Date(now().getTime() + days * DAY_MS)

/** When sending a new message becomes pointless. Messages that people write have no name. */
export const expiryOf = (services: Pick<Services, 'now'>, name?: PlainMessage): Date =>
  daysFromNow(services, (name && shorter[name]) ?? USUAL_DAYS)

/** End of the last of these days in every time zone. Announcements of events on those days aren't sent later. */
export const endOfDay = (...days: readonly string[]): Date =>
  new Date(Math.max(...days.map(day => Date.parse(day))) + 1.5 * DAY_MS)

/** Name of an automatic message. Its texts are in `locales`. */
export type MessageName = keyof typeof en

/** Messages with a code, which become useless when it expires. Send them with `sendCode` or `sendInvitation`. */
type CodedMessage = 'verify' | 'reset' | 'confirm_email' | 'invitation'

/** Messages without a code. */
type PlainMessage = Exclude<MessageName, CodedMessage>

export const messageNames = Object.keys(en).filter((name): name is MessageName => name in en)

/** Template of a message in the reader's language. */
export const templateOf = (name: MessageName, language: string): Template =>
  (mailLanguage(language) === 'ar' ? ar : en)[name]

export interface Recipient {
  readonly email: string
  readonly language: string
}

/** When messages become pointless: after `until`, or once their `notice` is withdrawn. Default: after their usual time. */
interface Lifetime {
  readonly until?: Date | undefined
  readonly notice?: OutgoingEmail['notice']
}

/**
 * Adds a message to the outbox for each reader. Messages never contain the text of a complaint. Titles
 * never contain codes, because they are stored longer.
 */
export const sendMessages = async <Reader extends Recipient>(
  context: MailContext,
  readers: readonly Reader[],
  name: PlainMessage,
  valuesOf: (reader: Reader) => MailValues,
  { until, notice }: Lifetime = {},
): Promise<void> => {
  const expiresAt = until ?? expiryOf(context.services, name)
  const letters = readers.map(reader => {
    const language = mailLanguage(reader.language)
    const rendered = renderMail(language, templateOf(name, language), valuesOf(reader))
    return { to: reader.email, language, expiresAt, notice, ...rendered }
  })
  await queueLetters(context, letters)
}

/** Like `sendMessages`, for one reader. */
export const sendMessage = (
  context: MailContext,
  to: Recipient,
  name: PlainMessage,
  values: MailValues,
): Promise<void> => sendMessages(context, [to], name, () => values)

/** Origin of the portal for links in messages. */
export const originOf = ({ PUBLIC_URL, HOST, PORT }: Settings): string =>
  PUBLIC_URL ?? `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`

/** Tells the owner that the password changed, so that changes by others don't go unnoticed. */
export const sendPasswordChanged = (context: MailContext, to: Recipient): Promise<void> =>
  sendMessage(context, to, 'password_changed', {
    address: `${originOf(context.services.settings)}/auth/password/forgot`,
  })

/** Tells the owner that the second factor changed or a recovery code was used. */
export const sendSecondFactorChanged = (
  context: MailContext,
  to: Recipient,
  change: SecondFactorChange,
  values: Readonly<Record<string, number>> = {},
): Promise<void> =>
  sendMessage(context, to, change, {
    address: `${originOf(context.services.settings)}/auth/password/forgot`,
    ...values,
  })

/** Tells the former address that the account has a new one. */
export const sendEmailChanged = (context: MailContext, to: Recipient): Promise<void> =>
  sendMessage(context, to, 'email_changed', { address: originOf(context.services.settings) })

/** Tells the owner that the password can't be reset during a pending email change. */
export const sendResetRefused = (context: MailContext, to: Recipient): Promise<void> =>
  sendMessage(context, to, 'reset_refused', { address: originOf(context.services.settings) })
