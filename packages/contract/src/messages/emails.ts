import * as z from 'zod/mini'
import { endpoint } from '../core/api/endpoint.ts'
import { listQuery, one, page } from '../core/api/lists.ts'
import { choice, id, moment } from '../core/fields/fields.ts'
import { emailStates } from '../core/records/email-states.ts'
import { mailingNeed } from '../core/rights/needs.ts'

export const outboxEmail = z.object({
  id: id(),
  to: z.string(),
  title: z.string(),
  language: z.string(),
  state: z.enum(emailStates),
  tries: z.int(),
  created_at: moment(),
  sent_at: z.nullable(moment()),
  next_try_at: z.nullable(moment()),
  /** Why the last attempt failed, or why none was made: a code of the mail client or the account. */
  reason: z.nullable(z.string()),
})

const emailAttempt = z.object({ at: moment(), is_sent: z.boolean(), answer: z.string() })

export const listEmails = endpoint({
  method: 'GET',
  path: '/emails',
  summary: 'Messages in the outbox',
  needs: 'sysadmin',
  input: z.extend(listQuery(['-created_at', 'created_at']), {
    state: z.optional(z.enum(emailStates, { error: 'unknown_value' })),
  }),
  output: page(outboxEmail),
})

/** `content` is null once the email was sent. */
export const readEmail = endpoint({
  method: 'GET',
  path: '/emails/:id',
  summary: 'One message',
  needs: 'sysadmin',
  input: z.object({ id: id() }),
  output: one(
    z.extend(outboxEmail, {
      content: z.nullable(z.string()),
      /** Whether `/emails/:id/preview` renders it as email clients do. */
      has_preview: z.boolean(),
      attempts: z.array(emailAttempt),
    }),
  ),
  errors: ['not_found'],
})

export const retryEmail = endpoint({
  method: 'POST',
  path: '/emails/:id/retry',
  summary: 'Send a failed message again',
  needs: 'sysadmin',
  input: z.object({ id: id() }),
  output: one(outboxEmail),
  touches: ['/emails', '/emails/:id'],
  errors: ['not_found', 'transition_refused'],
})

export const mailLanguages = ['en', 'ar'] as const

const template = { name: z.string(), language: choice(mailLanguages) }

export const listEmailTemplates = endpoint({
  method: 'GET',
  path: '/email_templates',
  summary: 'Email templates',
  needs: 'sysadmin',
  input: z.object({}),
  output: z.object({
    data: z.array(z.object({ name: z.string(), titles: z.object({ en: z.string(), ar: z.string() }) })),
  }),
})

/** A template with sample values as plain text. `/email_templates/:name/preview` renders it as email clients do. */
export const readEmailTemplate = endpoint({
  method: 'GET',
  path: '/email_templates/:name',
  summary: 'One email template with sample values',
  needs: 'sysadmin',
  input: z.object(template),
  output: one(z.object({ name: z.string(), title: z.string(), text: z.string() })),
  errors: ['not_found'],
})

/** Sends the template with sample values, to the person who requests it only. */
export const sendEmailTemplate = endpoint({
  method: 'POST',
  path: '/email_templates/:name/send',
  summary: 'Send an email template to oneself',
  needs: 'sysadmin',
  input: z.object(template),
  output: one(z.object({ state: z.enum(emailStates) })),
  touches: ['/emails'],
  saysMail: true,
  errors: ['not_found'],
})

export const mailing = z.object({
  id: id(),
  title: z.string(),
  created_at: moment(),
  total: z.int(),
  counts: z.object({ waiting: z.int(), kept: z.int(), sent: z.int(), failed: z.int(), expired: z.int() }),
  /** `retry` is true if a failed email can be resent. Emails to deactivated accounts can't. */
  can: z.object({ retry: z.boolean() }),
})

export type Mailing = z.infer<typeof mailing>

/** One's own, and those of trainings that one may write to. Directors and system administrators see all. */
export const listMailings = endpoint({
  method: 'GET',
  path: '/mailings',
  summary: 'Messages to many people',
  needs: mailingNeed,
  input: listQuery(['-created_at', 'created_at']),
  output: page(mailing),
})

/** `content` is formatted if the mailing went to people of a training. */
export const readMailing = endpoint({
  method: 'GET',
  path: '/mailings/:id',
  summary: 'Progress of a message to many people',
  needs: mailingNeed,
  input: z.object({ id: id() }),
  output: one(z.extend(mailing, { content: z.nullable(z.string()) })),
  errors: ['not_found'],
})

export const retryMailing = endpoint({
  method: 'POST',
  path: '/mailings/:id/retry',
  summary: 'Send the failed messages of one to many again',
  needs: mailingNeed,
  input: z.object({ id: id() }),
  output: one(mailing),
  touches: ['/mailings', '/mailings/:id', '/mailings/:id/recipients', '/sub_activities/:id/emails'],
  errors: ['not_found', 'transition_refused'],
})

export const listMailingRecipients = endpoint({
  method: 'GET',
  path: '/mailings/:id/recipients',
  summary: 'Result of a message for each recipient',
  needs: mailingNeed,
  input: z.extend(listQuery(['to', '-to']), {
    id: id(),
    state: z.optional(z.enum(emailStates, { error: 'unknown_value' })),
  }),
  output: page(
    z.object({
      id: id(),
      user_id: z.nullable(id()),
      to: z.string(),
      state: z.enum(emailStates),
      reason: z.nullable(z.string()),
      tries: z.int(),
    }),
  ),
  errors: ['not_found'],
})
