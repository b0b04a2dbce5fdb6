import { limits } from '@portal/contract/core/fields/limits'
import { listEmailTemplates, readEmailTemplate, sendEmailTemplate } from '@portal/contract/messages/emails'
import { handle } from '../../platform/http/handle.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import { firstStateOf } from '../../platform/mail/unsent.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { daysFromNow, type MessageName, messageNames, originOf, templateOf } from './messages.ts'
import { queueLetters } from './queue-letters.ts'
import { type MailLanguage, type MailValues, mailTexts, type RenderedMail, renderMail } from './render.ts'

/** Sample values. None belong to a real person. */
const sampleValues = (language: MailLanguage, settings: Settings): MailValues => {
  const { samples, kinds, request } = mailTexts[language]
  return {
    ...samples,
    address: originOf(settings),
    before: '2026-05-12, 09:00–12:00',
    code: '123456',
    email: 'rana.haddad@example.org',
    days: limits.invitation_seconds / 86_400,
    facts: [`${request.kind}: ${request.kinds.purchase_requests}`, `${request.total_usd}: 1,250.00`],
    left: limits.recovery_codes - 1,
    lines: [kinds.assigned_project, kinds.assigned_activity].map(line => line.replace('{{number}}', '2')),
    minutes: limits.code_seconds / 60,
    reference: 'PR-2026-0042',
    when: '2026-05-14, 10:00–13:00',
  }
}

const named = (given: string): MessageName => orNotFound(messageNames.find(name => name === given))

/** Renders a message with sample values. Throws `not_found` for an unknown name. */
export const renderSample = (name: string, language: MailLanguage, settings: Settings): RenderedMail =>
  renderMail(language, templateOf(named(name), language), sampleValues(language, settings))

/** Routes to preview automatic messages and send samples to oneself. */
export const templateRoutes = [
  handle(listEmailTemplates, async () => ({
    data: messageNames.map(name => ({
      name,
      titles: { en: templateOf(name, 'en').title, ar: templateOf(name, 'ar').title },
    })),
  })),

  handle(readEmailTemplate, async ({ name, language }, { services }) => {
    const { title, text } = renderSample(name, language, services.settings)
    return { data: { name, title, text } }
  }),

  handle(sendEmailTemplate, async ({ name, language }, context) => {
    const { user, services } = context
    const rendered = renderSample(name, language, services.settings)
    // Someone is waiting for the sample, so it expires soon.
    const expiresAt = daysFromNow(services, 1)
    await queueLetters(context, [{ to: user.email, language, expiresAt, ...rendered }])
    return { data: { state: firstStateOf(services.settings) } }
  }),
]
