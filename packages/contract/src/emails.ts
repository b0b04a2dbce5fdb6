import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, moment } from './fields.ts'
import { listQuery, one, page } from './lists.ts'

/** What can happen to an email in the outbox. `kept` means that no SMTP is set and it is read on the local page. */
export const emailStates = ['waiting', 'sent', 'failed', 'kept'] as const

/** A message in the outbox, without its content. */
export const email = z.object({
  id: id(),
  to: z.string(),
  title: z.string(),
  state: z.enum(emailStates),
  tries: z.int(),
  created_at: moment(),
  sent_at: z.nullable(moment()),
})

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

/** GET /emails/:id: one message; its content is null once it has been sent. */
export const readEmail = endpoint({
  method: 'GET',
  path: '/emails/:id',
  summary: 'One message',
  needs: 'sysadmin',
  input: z.object({ id: id() }),
  output: one(z.extend(email, { content: z.nullable(z.string()) })),
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
