import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import { done, one } from '../../core/api/lists.ts'
import { currentPassword, email, id, moment, sixDigits } from '../../core/fields/fields.ts'
import { openSession } from '../users/user-actions.ts'

/** POST /account/email: sends a code to the new address; answers alike whether or not an account has it. */
export const changeOwnEmail = endpoint({
  method: 'POST',
  path: '/account/email',
  constantTime: true,
  summary: 'Ask for another email address',
  needs: 'signed_in',
  input: z.object({ email: email(), current_password: currentPassword() }),
  output: done,
  errors: ['invalid', 'too_many_requests'],
})

/** POST /account/email/confirm: the account has the new address from now on; its other sessions end. */
export const confirmOwnEmail = endpoint({
  method: 'POST',
  path: '/account/email/confirm',
  summary: 'Confirm another email address',
  needs: 'signed_in',
  input: z.object({ code: sixDigits() }),
  output: done,
  touches: ['/account', '/user'],
  errors: ['code_wrong', 'code_expired', 'too_many_requests'],
})

/** GET /account/sessions */
export const listOwnSessions = endpoint({
  method: 'GET',
  path: '/account/sessions',
  summary: 'Own open sessions',
  needs: 'signed_in',
  input: z.object({}),
  output: one(z.array(openSession)),
})

/** DELETE /account/sessions/:session_id */
export const endOwnSession = endpoint({
  method: 'DELETE',
  path: '/account/sessions/:session_id',
  summary: 'End a session of one’s own',
  needs: 'signed_in',
  input: z.object({ session_id: id() }),
  output: done,
  touches: ['/account/sessions'],
  errors: ['not_found'],
})

const rows = () => z.array(z.record(z.string(), z.unknown()))

/** GET /account/data: all that the portal has about the person, to be saved. Private complaints name nobody. */
export const readOwnData = endpoint({
  method: 'GET',
  path: '/account/data',
  summary: 'Own data',
  needs: 'signed_in',
  input: z.object({}),
  output: one(
    z.object({
      made_at: moment(),
      account: z.record(z.string(), z.unknown()),
      privileges: z.array(z.string()),
      profiles: z.array(z.string()),
      sessions: rows(),
      /** What is stored about the person in each area, by its kind; at most 10,000 of each. */
      records: z.record(z.string(), rows()),
    }),
  ),
})

const deletionRequest = one(z.object({ requested_at: z.nullable(moment()) }))

/** GET /account/deletion_request */
export const readDeletionRequest = endpoint({
  method: 'GET',
  path: '/account/deletion_request',
  summary: 'Whether the deletion of the own account was asked for',
  needs: 'signed_in',
  input: z.object({}),
  output: deletionRequest,
})

/** POST /account/deletion_request: is seen by those who manage users, who delete or deactivate the account. */
export const requestDeletion = endpoint({
  method: 'POST',
  path: '/account/deletion_request',
  summary: 'Ask for the own account to be deleted',
  needs: 'signed_in',
  input: z.object({}),
  output: deletionRequest,
  touches: ['/account/deletion_request', '/users'],
})

/** DELETE /account/deletion_request */
export const withdrawDeletion = endpoint({
  method: 'DELETE',
  path: '/account/deletion_request',
  summary: 'Withdraw the request to delete the own account',
  needs: 'signed_in',
  input: z.object({}),
  output: deletionRequest,
  touches: ['/account/deletion_request', '/users'],
})
