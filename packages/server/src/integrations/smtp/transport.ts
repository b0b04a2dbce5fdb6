import { createTransport } from 'nodemailer'
import { mailAnswerOf } from '../../platform/mail/failure.ts'
import type { ClaimedEmail } from '../../platform/mail/outbox.ts'
import type { Settings } from '../../platform/settings/settings.ts'

const CONNECT_MS = 10_000
const SILENCE_MS = 20_000

/** Sends one message to the SMTP server and returns its response. Throws if the server rejects the message. */
export type Transport = (message: ClaimedEmail) => Promise<string>

const domainOf = (from: string) => /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'

/** Opens an SMTP transport. Each message uses its own connection. */
export const openTransport = (url: string, { MAIL_FROM }: Pick<Settings, 'MAIL_FROM'>): Transport => {
  const mailer = createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async ({ id, recipient, title, content, html, language }) => {
    const { response } = await mailer.sendMail({
      from: MAIL_FROM,
      to: { name: '', address: recipient },
      subject: title,
      text: content,
      ...(html && { html }),
      // Equal for all attempts, so that mailboxes can recognise duplicates.
      messageId: `<${id}@${domainOf(MAIL_FROM)}>`,
      headers: { 'auto-submitted': 'auto-generated', 'content-language': language },
    })
    return mailAnswerOf(response)
  }
}
