import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import { done, one } from '../../core/api/lists.ts'
import { currentPassword, id, line, moment } from '../../core/fields/fields.ts'
import { namedPerson } from '../../core/records/people.ts'

/** A new email address that somebody else requested, until it takes effect. */
export const pendingEmailChange = z.object({
  email: z.string(),
  /** Null after the account of that person was deleted. */
  asked_by: z.nullable(namedPerson),
  asked_at: moment(),
  /** Earliest time of the change, which also requires confirmation from the new mailbox. */
  due_at: moment(),
  confirmed_at: z.nullable(moment()),
})

export type PendingEmailChange = z.infer<typeof pendingEmailChange>

export const addressProof = z.object({
  /** Whether a mailed code proved the address. Anybody could have used a copied link. */
  is_email_mailed: z.boolean(),
  invitation_copied: z.nullable(z.object({ at: moment(), by: z.nullable(namedPerson) })),
})

export const emailChangeRefusals = ['email_change_pending', 'too_many_requests'] as const

const link = z.object({ token: line() })

/** Follows the link in the new mailbox. Returns when the change takes effect. */
export const confirmEmailChange = endpoint({
  method: 'POST',
  path: '/email_changes/confirm',
  summary: 'Confirm a new email address from its mailbox',
  needs: 'public',
  input: link,
  output: one(z.object({ is_changed: z.boolean(), due_at: moment() })),
  errors: ['email_change_over'],
})

/** Follows the link in the old mailbox. The account keeps its address. */
export const stopEmailChange = endpoint({
  method: 'POST',
  path: '/email_changes/stop',
  summary: 'Stop a change of an email address from the old mailbox',
  needs: 'public',
  input: link,
  output: done,
  errors: ['email_change_over'],
})

export const cancelEmailChange = endpoint({
  method: 'DELETE',
  path: '/users/:id/email_change',
  summary: 'Cancel the change of a user’s email address',
  needs: ['users', 'edit'],
  refusesOwn: 'own_account',
  input: z.object({ id: id() }),
  output: done,
  touches: ['/users', '/users/:id'],
  errors: ['not_found', 'privilege_missing', 'own_account', 'email_change_over'],
})

export const readOwnEmailChange = endpoint({
  method: 'GET',
  path: '/account/email_change',
  summary: 'Change of the own email address that somebody else asked for',
  needs: 'signed_in',
  input: z.object({}),
  output: one(z.object({ change: z.nullable(pendingEmailChange) })),
})

/** Takes effect immediately and ends the other sessions. */
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
