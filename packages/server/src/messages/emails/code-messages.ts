import { limits } from '@portal/contract/core/fields/limits'
import type { OutgoingEmail } from '../../platform/mail/outbox.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { originOf, type Recipient, templateOf } from './messages.ts'
import { type MailContext, queueLetters } from './queue-letters.ts'
import { mailLanguage, type RenderedMail, renderMail } from './render.ts'

/** The account or sign-up that a code belongs to, and the recipient. */
export interface CodeOwner extends Recipient {
  readonly id: string
}

interface MailedCode {
  readonly code: string
  readonly expiresAt: Date
}

const letterTo = (
  { id, email, language }: CodeOwner,
  codePurpose: string,
  expiresAt: Date,
  rendered: RenderedMail,
): OutgoingEmail => ({
  ...{ to: email, language: mailLanguage(language), userId: id, codePurpose, expiresAt },
  ...rendered,
})

/** Sends a six-digit code for verification, a password reset, or a new address. */
export const sendCode = (
  context: MailContext,
  to: CodeOwner,
  purpose: 'verify' | 'reset' | 'email',
  { code, expiresAt }: MailedCode,
): Promise<void> => {
  const language = mailLanguage(to.language)
  const template = templateOf(purpose === 'email' ? 'confirm_email' : purpose, language)
  const rendered = renderMail(language, template, { code, minutes: limits.code_seconds / 60 })
  return queueLetters(context, [letterTo(to, purpose, expiresAt, rendered)])
}

/** Page where people set their first password. The code is in the fragment, which browsers send to no server. */
export const invitationAddress = (settings: Settings, email: string, code: string): string =>
  `${originOf(settings)}/auth/password/reset?email=${encodeURIComponent(email)}#invitation=${code}`

export const renderInvitation = (settings: Settings, { email, language }: Recipient, code: string): RenderedMail => {
  const spoken = mailLanguage(language)
  const address = invitationAddress(settings, email, code)
  return renderMail(spoken, templateOf('invitation', spoken), { address, days: limits.invitation_seconds / 86_400 })
}

/** Invites a person whose account someone else added. */
export const sendInvitation = (context: MailContext, to: CodeOwner, { code, expiresAt }: MailedCode): Promise<void> => {
  const rendered = renderInvitation(context.services.settings, to, code)
  return queueLetters(context, [letterTo(to, 'invite', expiresAt, rendered)])
}
