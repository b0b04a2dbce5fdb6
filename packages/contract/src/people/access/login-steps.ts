import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import { one } from '../../core/api/lists.ts'
import { line, sixDigits } from '../../core/fields/fields.ts'
import { limits } from '../../core/fields/limits.ts'
import { currentUserRecord } from './access.ts'
import { authenticationResponse, requestOptions } from './webauthn.ts'

export const loginByCode = endpoint({
  method: 'POST',
  path: '/login/code',
  constantTime: true,
  summary: 'Second step of a login: a code of the authenticator app',
  needs: 'public',
  input: z.object({ code: sixDigits() }),
  output: one(currentUserRecord),
  errors: ['login_expired', 'factor_code_wrong', 'account_inactive', 'too_many_requests'],
})

/** Each recovery code works once. */
export const loginByRecoveryCode = endpoint({
  method: 'POST',
  path: '/login/recovery_code',
  constantTime: true,
  summary: 'Second step of a login: a recovery code',
  needs: 'public',
  input: z.object({ recovery_code: line(limits.code_length) }),
  output: one(currentUserRecord),
  errors: ['login_expired', 'factor_code_wrong', 'account_inactive', 'too_many_requests'],
})

/** After a correct password, the challenge lists the passkeys of that account. */
export const loginPasskeyOptions = endpoint({
  method: 'POST',
  path: '/login/passkey/options',
  summary: 'Begin a login by passkey',
  needs: 'public',
  input: z.object({}),
  output: one(requestOptions),
  errors: ['too_many_requests'],
})

/** A passkey also verifies its user, so it counts as both factors. */
export const loginByPasskey = endpoint({
  method: 'POST',
  path: '/login/passkey',
  constantTime: true,
  summary: 'Start a session by passkey',
  needs: 'public',
  input: z.object({ response: authenticationResponse }),
  output: one(currentUserRecord),
  errors: ['passkey_refused', 'email_not_verified', 'account_inactive', 'too_many_requests'],
})
