import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import { done, one } from '../../core/api/lists.ts'
import { id, line, moment, reference, text } from '../../core/fields/fields.ts'
import { limits } from '../../core/fields/limits.ts'
import { emailStates } from '../../core/records/email-states.ts'
import { device } from './devices.ts'

export const userIds = () =>
  z
    .array(reference(), { error: 'wrong_type' })
    .check(z.minLength(1, { error: 'field_required' }), z.maxLength(limits.bulk_rows, { error: 'too_long' }))

/** One result per ID, in the given order. `code` is null on success. `mail` is the state of the email it caused. */
export const userResults = one(
  z.array(z.object({ id: id(), code: z.nullable(z.string()), mail: z.optional(z.enum(emailStates)) })),
)

export type UserResults = z.infer<typeof userResults>['data']

const of = z.object({ ids: userIds() })

/** Ends their sessions immediately. */
export const deactivateUsers = endpoint({
  method: 'POST',
  path: '/users/deactivate',
  summary: 'Deactivate users',
  needs: ['users', 'edit'],
  refusesOwn: 'own_account',
  input: of,
  output: userResults,
  touches: ['/users', '/users/:id'],
})

export const reactivateUsers = endpoint({
  method: 'POST',
  path: '/users/reactivate',
  summary: 'Reactivate users',
  needs: ['users', 'edit'],
  refusesOwn: 'own_account',
  input: of,
  output: userResults,
  touches: ['/users', '/users/:id'],
})

/** Sends an invitation if no password is set yet. */
export const resendVerifications = endpoint({
  method: 'POST',
  path: '/users/resend_verification',
  summary: 'Send verification codes or invitations again',
  needs: ['users', 'resend_verification'],
  input: of,
  output: userResults,
  touches: ['/users', '/users/:id'],
  saysMail: true,
})

/** Shown once. Invalidates earlier links but not the mailed one. Rejected if the account has more rights. */
export const makeInvitationLink = endpoint({
  method: 'POST',
  path: '/users/:id/invitation_link',
  summary: 'Make an invitation link to pass on',
  needs: ['users', 'add'],
  refusesOwn: 'own_account',
  input: z.object({ id: id() }),
  output: one(z.object({ link: z.string(), expires_at: moment() })),
  touches: ['/users/:id', '/history'],
  answersSecret: true,
  errors: ['not_found', 'transition_refused', 'privilege_missing', 'own_account', 'too_many_requests'],
})

export const verifyUsers = endpoint({
  method: 'POST',
  path: '/users/verify',
  summary: 'Verify email addresses manually',
  needs: ['users', 'verify_manually'],
  refusesOwn: 'own_account',
  input: of,
  output: userResults,
  touches: ['/users', '/users/:id'],
})

/** Queues one email per person. `/mailings` has their delivery status. */
export const sendEmailToUsers = endpoint({
  method: 'POST',
  path: '/users/send_email',
  summary: 'Send an email to users',
  needs: ['users', 'send_emails'],
  input: z.object({ ids: userIds(), title: line(), content: text() }),
  output: userResults,
  touches: ['/mailings'],
  saysMail: true,
  errors: ['invalid', 'disk_full'],
})

export const endSessionsOfUsers = endpoint({
  method: 'POST',
  path: '/users/end_sessions',
  summary: 'End all sessions of users',
  needs: ['users', 'edit'],
  refusesOwn: 'own_account',
  input: of,
  output: userResults,
  touches: ['/users', '/users/:id', '/users/:id/sessions'],
})

/** The network address of a session isn't stored. */
export const openSession = z.extend(device, {
  id: id(),
  created_at: moment(),
  /** Rounded to a quarter of an hour. */
  last_seen_at: moment(),
  expires_at: moment(),
  is_current: z.boolean(),
})

export type OpenSession = z.infer<typeof openSession>

/** Only of accounts without privileges that the person lacks. */
export const listUserSessions = endpoint({
  method: 'GET',
  path: '/users/:id/sessions',
  summary: 'Open sessions of a user',
  needs: ['users', 'edit'],
  input: z.object({ id: id() }),
  output: one(z.array(openSession)),
  errors: ['not_found', 'privilege_missing'],
})

export const endUserSession = endpoint({
  method: 'DELETE',
  path: '/users/:id/sessions/:session_id',
  summary: 'End a session of a user',
  needs: ['users', 'edit'],
  refusesOwn: 'own_account',
  input: z.object({ id: id(), session_id: id() }),
  output: done,
  touches: ['/users/:id/sessions', '/users', '/users/:id'],
  errors: ['not_found', 'privilege_missing'],
})
