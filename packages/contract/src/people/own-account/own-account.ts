import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import { done, one } from '../../core/api/lists.ts'
import { currentPassword, email, id, moment, sixDigits } from '../../core/fields/fields.ts'
import { openSession } from '../users/user-actions.ts'

/** Sends a code to the new address. Responds alike whether or not an account has it. */
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

/** Ends the account's other sessions. */
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

export const listOwnSessions = endpoint({
  method: 'GET',
  path: '/account/sessions',
  summary: 'Own open sessions',
  needs: 'signed_in',
  input: z.object({}),
  output: one(z.array(openSession)),
})

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

/** All data about the person, for download. Private complaints aren't linked to anybody. */
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
      records: z.record(z.string(), rows()),
    }),
  ),
})

const deletionRequest = one(z.object({ requested_at: z.nullable(moment()) }))

export const readDeletionRequest = endpoint({
  method: 'GET',
  path: '/account/deletion_request',
  summary: 'Whether the deletion of the own account was asked for',
  needs: 'signed_in',
  input: z.object({}),
  output: deletionRequest,
})

/** People who manage users see the request, and delete or deactivate the account. */
export const requestDeletion = endpoint({
  method: 'POST',
  path: '/account/deletion_request',
  summary: 'Ask for the own account to be deleted',
  needs: 'signed_in',
  input: z.object({}),
  output: deletionRequest,
  touches: ['/account/deletion_request', '/users'],
})

export const withdrawDeletion = endpoint({
  method: 'DELETE',
  path: '/account/deletion_request',
  summary: 'Withdraw the request to delete the own account',
  needs: 'signed_in',
  input: z.object({}),
  output: deletionRequest,
  touches: ['/account/deletion_request', '/users'],
})
