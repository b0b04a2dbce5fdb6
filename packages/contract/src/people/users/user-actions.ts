import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import { done, one } from '../../core/api/lists.ts'
import { id, line, moment, text } from '../../core/fields/fields.ts'
import { limits } from '../../core/fields/limits.ts'
import { emailStates } from '../../core/records/email-states.ts'
import { device } from './devices.ts'

/** Whom a call is about; one as well as many. */
export const userIds = () =>
  z
    .array(id(), { error: 'wrong_type' })
    .check(z.minLength(1, { error: 'field_required' }), z.maxLength(limits.bulk_rows, { error: 'too_long' }))

/**
 * What came of it for each, in the order they were given; `code` is null where it was done, else an error code. `mail`
 * is the state of the message that it caused.
 */
export const userResults = one(
  z.array(z.object({ id: id(), code: z.nullable(z.string()), mail: z.optional(z.enum(emailStates)) })),
)

/** What came of it for each. */
export type UserResults = z.infer<typeof userResults>['data']

const of = z.object({ ids: userIds() })

/** POST /users/deactivate: closes accounts; their sessions end at once. */
export const deactivateUsers = endpoint({
  method: 'POST',
  path: '/users/deactivate',
  summary: 'Deactivate users',
  needs: ['users', 'edit'],
  input: of,
  output: userResults,
  touches: ['/users', '/users/:id'],
})

/** POST /users/reactivate: opens them again. */
export const reactivateUsers = endpoint({
  method: 'POST',
  path: '/users/reactivate',
  summary: 'Reactivate users',
  needs: ['users', 'edit'],
  input: of,
  output: userResults,
  touches: ['/users', '/users/:id'],
})

/** POST /users/resend_verification: a new code; an invitation where no password has been set yet. */
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

/**
 * POST /users/:id/invitation_link: a link of an invitation to pass on by hand, with a code of its own. A link that was
 * made before is void; the mailed one is not. It is shown once, and not where the account can do more than the person.
 */
export const makeInvitationLink = endpoint({
  method: 'POST',
  path: '/users/:id/invitation_link',
  summary: 'Make an invitation link to pass on',
  needs: ['users', 'add'],
  input: z.object({ id: id() }),
  output: one(z.object({ link: z.string(), expires_at: moment() })),
  touches: ['/users/:id', '/history'],
  answersSecret: true,
  errors: ['not_found', 'transition_refused', 'privilege_missing', 'own_account', 'too_many_requests'],
})

/** POST /users/verify: takes the addresses as proven. */
export const verifyUsers = endpoint({
  method: 'POST',
  path: '/users/verify',
  summary: 'Verify email addresses manually',
  needs: ['users', 'verify_manually'],
  input: of,
  output: userResults,
  touches: ['/users', '/users/:id'],
})

/** POST /users/send_email: one message to each, through the outbox; what comes of it is read from `/mailings`. */
export const sendEmailToUsers = endpoint({
  method: 'POST',
  path: '/users/send_email',
  summary: 'Send an email to users',
  needs: ['users', 'send_emails'],
  input: z.object({ ids: userIds(), title: line(), content: text() }),
  output: userResults,
  touches: ['/mailings'],
  saysMail: true,
  errors: ['invalid'],
})

/** POST /users/end_sessions: signs people out everywhere. */
export const endSessionsOfUsers = endpoint({
  method: 'POST',
  path: '/users/end_sessions',
  summary: 'End all sessions of users',
  needs: ['users', 'edit'],
  input: of,
  output: userResults,
  touches: ['/users', '/users/:id', '/users/:id/sessions'],
})

/** An open session; where it was opened from is not stored. */
export const openSession = z.extend(device, {
  id: id(),
  created_at: moment(),
  /** In steps of a quarter of an hour. */
  last_seen_at: moment(),
  expires_at: moment(),
  /** Whether it is the one of this call. */
  is_current: z.boolean(),
})

/** An open session. */
export type OpenSession = z.infer<typeof openSession>

/** GET /users/:id/sessions: only of accounts that have nothing the person lacks. */
export const listUserSessions = endpoint({
  method: 'GET',
  path: '/users/:id/sessions',
  summary: 'Open sessions of a user',
  needs: ['users', 'edit'],
  input: z.object({ id: id() }),
  output: one(z.array(openSession)),
  errors: ['not_found', 'privilege_missing'],
})

/** DELETE /users/:id/sessions/:session_id */
export const endUserSession = endpoint({
  method: 'DELETE',
  path: '/users/:id/sessions/:session_id',
  summary: 'End a session of a user',
  needs: ['users', 'edit'],
  input: z.object({ id: id(), session_id: id() }),
  output: done,
  touches: ['/users/:id/sessions', '/users', '/users/:id'],
  errors: ['not_found', 'privilege_missing'],
})
