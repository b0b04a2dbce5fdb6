import * as z from 'zod/mini'
import { endpoint } from '../core/api/endpoint.ts'
import { listQuery, one, page } from '../core/api/lists.ts'
import { choice, id, moment } from '../core/fields/fields.ts'
import { emailStates } from '../core/records/email-states.ts'
import { mailingNeed } from '../core/rights/needs.ts'

/** A message in the outbox, without its content. */
export const email = z.object({
  id: id(),
  to: z.string(),
  title: z.string(),
  language: z.string(),
  state: z.enum(emailStates),
  tries: z.int(),
  created_at: moment(),
  sent_at: z.nullable(moment()),
  /** While it waits: when it is tried next. */
  next_try_at: z.nullable(moment()),
  /** Why the last try failed, or why nothing was tried: a code of the mail client, or of an account. */
  reason: z.nullable(z.string()),
})

/** One try to send a message, with what the mail server answered. */
const emailAttempt = z.object({ at: moment(), is_sent: z.boolean(), answer: z.string() })

/** GET /emails: the outbox, for sysadmin only. */
export const listEmails = endpoint({
  method: 'GET',
  path: '/emails',
  summary: 'Messages in the outbox',
  needs: 'sysadmin',
  input: z.extend(listQuery(['-created_at', 'created_at']), {
    state: z.optional(z.enum(emailStates, { error: 'unknown_value' })),
  }),
  output: page(email),
})

/** GET /emails/:id: one message with its tries; its content is null once it has been sent. */
export const readEmail = endpoint({
  method: 'GET',
  path: '/emails/:id',
  summary: 'One message',
  needs: 'sysadmin',
  input: z.object({ id: id() }),
  output: one(
    z.extend(email, {
      content: z.nullable(z.string()),
      /** Whether `/emails/:id/preview` shows it as mail programs do. */
      has_preview: z.boolean(),
      attempts: z.array(emailAttempt),
    }),
  ),
  errors: ['not_found'],
})

/** POST /emails/:id/retry: tries a failed message again. */
export const retryEmail = endpoint({
  method: 'POST',
  path: '/emails/:id/retry',
  summary: 'Send a failed message again',
  needs: 'sysadmin',
  input: z.object({ id: id() }),
  output: one(email),
  touches: ['/emails', '/emails/:id'],
  errors: ['not_found', 'transition_refused'],
})

/** Languages that the portal's own messages are written in. */
export const mailLanguages = ['en', 'ar'] as const

const template = { name: z.string(), language: choice(mailLanguages) }

/** GET /email_templates: the messages that the portal writes automatically, with their subjects. */
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

/**
 * GET /email_templates/:name: one of them with sample values, as plain text; `/email_templates/:name/preview` shows it
 * as mail programs do.
 */
export const readEmailTemplate = endpoint({
  method: 'GET',
  path: '/email_templates/:name',
  summary: 'One email template with sample values',
  needs: 'sysadmin',
  input: z.object(template),
  output: one(z.object({ name: z.string(), title: z.string(), text: z.string() })),
  errors: ['not_found'],
})

/** POST /email_templates/:name/send: sends it with sample values to the person who asks, and to nobody else. */
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

/** One message to many people: how many of them it has reached so far. */
export const mailing = z.object({
  id: id(),
  title: z.string(),
  created_at: moment(),
  total: z.int(),
  counts: z.object({ waiting: z.int(), kept: z.int(), sent: z.int(), failed: z.int(), expired: z.int() }),
  /** Retry: whether one that failed can be tried again; what an account without access was not sent cannot. */
  can: z.object({ retry: z.boolean() }),
})

/** A message to many people. */
export type Mailing = z.infer<typeof mailing>

/**
 * GET /mailings: the own messages to many, and those to people of trainings that one may write to; those who pass every
 * privilege check see all.
 */
export const listMailings = endpoint({
  method: 'GET',
  path: '/mailings',
  summary: 'Messages to many people',
  needs: mailingNeed,
  input: listQuery(['-created_at', 'created_at']),
  output: page(mailing),
})

/** GET /mailings/:id: the progress of a message to many; formatted content where it went to people of a training. */
export const readMailing = endpoint({
  method: 'GET',
  path: '/mailings/:id',
  summary: 'Progress of a message to many people',
  needs: mailingNeed,
  input: z.object({ id: id() }),
  output: one(z.extend(mailing, { content: z.nullable(z.string()) })),
  errors: ['not_found'],
})

/** POST /mailings/:id/retry: tries those that failed once more. */
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

/** GET /mailings/:id/recipients: what has become of it for each person. */
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
