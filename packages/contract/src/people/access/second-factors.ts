import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import { done, one } from '../../core/api/lists.ts'
import { currentPassword, id, line, moment, sixDigits } from '../../core/fields/fields.ts'
import { limits } from '../../core/fields/limits.ts'
import { creationOptions, registrationResponse } from './webauthn.ts'

const passkeyName = () => line(limits.code_length)

/** A passkey of the own account. */
export const passkey = z.object({
  id: id(),
  name: z.string(),
  created_at: moment(),
  last_used_at: z.nullable(moment()),
})

/** A passkey of the own account. */
export type Passkey = z.infer<typeof passkey>

/** The second factor of the own account. */
export const ownSecondFactor = z.object({
  /** Whether the account may not be without one. */
  required: z.boolean(),
  /** Since when an authenticator app is set up, or null. */
  app_since: z.nullable(moment()),
  passkeys: z.array(passkey),
  recovery_codes_left: z.int(),
  /** Whether one of them may be removed. */
  can: z.object({ remove: z.boolean() }),
})

/** The second factor of the own account. */
export type OwnSecondFactor = z.infer<typeof ownSecondFactor>

/** Recovery codes, in this one answer only; null where the account had some already. */
const freshCodes = z.nullable(z.array(z.string()))

const touches = ['/account/second_factor'] as const

/** GET /account/second_factor: what is set up. */
export const readSecondFactor = endpoint({
  method: 'GET',
  path: '/account/second_factor',
  summary: 'The second factor of the own account',
  needs: 'signed_in',
  duringSetUp: true,
  input: z.object({}),
  output: one(ownSecondFactor),
})

/** POST /account/confirm: proves the password again; for ten minutes the session may change the second factor. */
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

/** POST /account/second_factor/app: a new secret for an authenticator app; it counts once a code of it was typed. */
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

/** POST /account/second_factor/app/confirm: proves the new secret with one code, in place of the one before. */
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

/** DELETE /account/second_factor/app: codes of the app are no longer asked for. */
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

/** POST /account/second_factor/recovery_codes: ten new recovery codes; the earlier ones are void. */
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

/** POST /account/passkeys/options: what the browser makes a passkey with. */
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

/** POST /account/passkeys: stores a passkey that the browser has made. */
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

/** PATCH /account/passkeys/:id: renames a passkey. */
export const renamePasskey = endpoint({
  method: 'PATCH',
  path: '/account/passkeys/:id',
  summary: 'Rename a passkey',
  needs: 'signed_in',
  input: z.object({ id: id(), name: passkeyName() }),
  output: one(passkey),
  touches,
})

/** DELETE /account/passkeys/:id: the passkey opens nothing any more. */
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

/** POST /users/:id/second_factor/reset: for somebody who lost theirs; ends their sessions. Never for oneself. */
export const resetSecondFactor = endpoint({
  method: 'POST',
  path: '/users/:id/second_factor/reset',
  summary: 'Remove the second factor of somebody who lost it',
  needs: 'sysadmin',
  input: z.object({ id: id() }),
  output: done,
  touches: ['/users', '/users/:id', '/users/:id/sessions'],
  errors: ['own_account', 'password_needed', 'transition_refused'],
})
