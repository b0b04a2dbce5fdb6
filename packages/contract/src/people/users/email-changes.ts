import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import { done, one } from '../../core/api/lists.ts'
import { currentPassword, id, line, moment } from '../../core/fields/fields.ts'
import { namedPerson } from '../../core/records/people.ts'

/** A new email address that somebody asked for on behalf of somebody else, until it takes effect (decision 47). */
export const pendingEmailChange = z.object({
  email: z.string(),
  /** Null once the account of whoever asked was deleted. */
  asked_by: z.nullable(namedPerson),
  asked_at: moment(),
  /** The earliest moment at which it takes effect; only after the new mailbox has confirmed. */
  due_at: moment(),
  confirmed_at: z.nullable(moment()),
})

/** A new email address that waits. */
export type PendingEmailChange = z.infer<typeof pendingEmailChange>

/** How far the address of an account is known to be its person's. */
export const addressProof = z.object({
  /** Whether a code from its mailbox proved the address. Who was let in by a copied link may be somebody else. */
  is_email_mailed: z.boolean(),
  /** Who copied the last link of an invitation to pass on, and when. */
  invitation_copied: z.nullable(z.object({ at: moment(), by: z.nullable(namedPerson) })),
})

/** Why another email for somebody cannot be asked for now. */
export const emailChangeRefusals = ['email_change_pending', 'too_many_requests'] as const

const link = z.object({ token: line() })

/** POST /email_changes/confirm: the link to the new mailbox. Answers when the change takes effect. */
export const confirmEmailChange = endpoint({
  method: 'POST',
  path: '/email_changes/confirm',
  summary: 'Confirm a new email address from its mailbox',
  needs: 'public',
  input: link,
  output: one(z.object({ is_changed: z.boolean(), due_at: moment() })),
  errors: ['email_change_over'],
})

/** POST /email_changes/stop: the link to the old mailbox; the account keeps its address. */
export const stopEmailChange = endpoint({
  method: 'POST',
  path: '/email_changes/stop',
  summary: 'Stop a change of an email address from the old mailbox',
  needs: 'public',
  input: link,
  output: done,
  errors: ['email_change_over'],
})

/** DELETE /users/:id/email_change: withdraws it. */
export const cancelEmailChange = endpoint({
  method: 'DELETE',
  path: '/users/:id/email_change',
  summary: 'Cancel the change of a user’s email address',
  needs: ['users', 'edit'],
  input: z.object({ id: id() }),
  output: done,
  touches: ['/users', '/users/:id'],
  errors: ['not_found', 'privilege_missing', 'own_account', 'email_change_over'],
})

/** GET /account/email_change: the change of the own address that somebody else asked for. */
export const readOwnEmailChange = endpoint({
  method: 'GET',
  path: '/account/email_change',
  summary: 'Change of the own email address that somebody else asked for',
  needs: 'signed_in',
  input: z.object({}),
  output: one(z.object({ change: z.nullable(pendingEmailChange) })),
})

/** POST /account/email_change/confirm: takes effect at once; the other sessions end. */
export const confirmOwnEmailChange = endpoint({
  method: 'POST',
  path: '/account/email_change/confirm',
  summary: 'Confirm the change of the own email address',
  needs: 'signed_in',
  input: z.object({ current_password: currentPassword() }),
  output: done,
  touches: ['/account', '/user', '/account/email_change', '/account/sessions'],
  errors: ['invalid', 'email_change_over', 'too_many_requests'],
})

/** DELETE /account/email_change: the account keeps its address. */
export const stopOwnEmailChange = endpoint({
  method: 'DELETE',
  path: '/account/email_change',
  summary: 'Stop the change of the own email address',
  needs: 'signed_in',
  input: z.object({}),
  output: done,
  touches: ['/account/email_change'],
  errors: ['email_change_over'],
})
