import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import { done, one } from '../../core/api/lists.ts'
import { currentPassword, id, line, moment, sixDigits } from '../../core/fields/fields.ts'
import { limits } from '../../core/fields/limits.ts'
import { creationOptions, registrationResponse } from './webauthn.ts'

const passkeyName = () => line(limits.code_length)

export const passkey = z.object({
  id: id(),
  name: z.string(),
  created_at: moment(),
  last_used_at: z.nullable(moment()),
})

export type Passkey = z.infer<typeof passkey>

export const ownSecondFactor = z.object({
  /** Whether the account must have one. */
  required: z.boolean(),
  app_since: z.nullable(moment()),
  passkeys: z.array(passkey),
  recovery_codes_left: z.int(),
  can: z.object({ remove: z.boolean() }),
})

export type OwnSecondFactor = z.infer<typeof ownSecondFactor>

/** Returned only once. Null if the account already had recovery codes. */
const freshCodes = z.nullable(z.array(z.string()))

const touches = ['/account/second_factor'] as const

export const readSecondFactor = endpoint({
  method: 'GET',
  path: '/account/second_factor',
  summary: 'The second factor of the own account',
  needs: 'signed_in',
  duringSetUp: true,
  input: z.object({}),
  output: one(ownSecondFactor),
})

/** Lets the session change the second factor for ten minutes. */
export const confirmPassword = endpoint({
  method: 'POST',
  path: '/account/confirm',
  summary: 'Prove the own password again',
  needs: 'signed_in',
  duringSetUp: true,
  input: z.object({ current_password: currentPassword() }),
  output: done,
  errors: ['too_many_requests'],
})

/** Creates a secret, which takes effect once a code of it is confirmed. */
export const startApp = endpoint({
  method: 'POST',
  path: '/account/second_factor/app',
  summary: 'Begin to set up an authenticator app',
  needs: 'signed_in',
  duringSetUp: true,
  answersSecret: true,
  input: z.object({}),
  output: one(z.object({ secret: z.string(), uri: z.string() })),
  errors: ['password_needed'],
})

/** Replaces the previous secret. */
export const confirmApp = endpoint({
  method: 'POST',
  path: '/account/second_factor/app/confirm',
  summary: 'Finish setting up an authenticator app',
  needs: 'signed_in',
  duringSetUp: true,
  answersSecret: true,
  input: z.object({ code: sixDigits() }),
  output: one(z.object({ recovery_codes: freshCodes })),
  touches,
  errors: ['password_needed', 'factor_code_wrong', 'set_up_expired', 'too_many_requests'],
})

export const removeApp = endpoint({
  method: 'DELETE',
  path: '/account/second_factor/app',
  summary: 'Remove the authenticator app',
  needs: 'signed_in',
  input: z.object({}),
  output: done,
  touches,
  errors: ['password_needed', 'last_factor'],
})

/** Invalidates the previous codes. */
export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/account/second_factor/recovery_codes',
  summary: 'Make new recovery codes',
  needs: 'signed_in',
  answersSecret: true,
  input: z.object({}),
  output: one(z.object({ recovery_codes: z.array(z.string()) })),
  touches,
  errors: ['password_needed', 'transition_refused'],
})

export const passkeyOptions = endpoint({
  method: 'POST',
  path: '/account/passkeys/options',
  summary: 'Begin to add a passkey',
  needs: 'signed_in',
  duringSetUp: true,
  answersSecret: true,
  input: z.object({}),
  output: one(creationOptions),
  errors: ['password_needed', 'too_many_requests'],
})

export const addPasskey = endpoint({
  method: 'POST',
  path: '/account/passkeys',
  summary: 'Add a passkey',
  needs: 'signed_in',
  duringSetUp: true,
  answersSecret: true,
  input: z.object({ name: passkeyName(), response: registrationResponse }),
  output: one(z.object({ passkey, recovery_codes: freshCodes })),
  touches,
  errors: ['password_needed', 'passkey_refused', 'already_used'],
})

export const renamePasskey = endpoint({
  method: 'PATCH',
  path: '/account/passkeys/:id',
  summary: 'Rename a passkey',
  needs: 'signed_in',
  input: z.object({ id: id(), name: passkeyName() }),
  output: one(passkey),
  touches,
})

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/account/passkeys/:id',
  summary: 'Remove a passkey',
  needs: 'signed_in',
  input: z.object({ id: id() }),
  output: done,
  touches,
  errors: ['password_needed', 'last_factor'],
})

/** For people who lost their second factor. Ends their sessions. Rejects one's own account. */
export const resetSecondFactor = endpoint({
  method: 'POST',
  path: '/users/:id/second_factor/reset',
  summary: 'Remove the second factor of somebody who lost it',
  needs: 'sysadmin',
  refusesOwn: 'own_account',
  input: z.object({ id: id() }),
  output: done,
  touches: ['/users', '/users/:id', '/users/:id/sessions'],
  errors: ['own_account', 'password_needed', 'transition_refused'],
})
