import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import { done, one } from '../../core/api/lists.ts'
import { choice, currentPassword, email, id, newPassword, sixDigits, version } from '../../core/fields/fields.ts'
import { languages, limits } from '../../core/fields/limits.ts'
import { accountTypes } from '../../core/rights/accounts.ts'
import { preferences } from '../own-account/preferences.ts'
import { profile, profileRecord, signUpDraft } from '../users/profiles.ts'

// The first password is set with an invitation code instead of a reset code.
const resetCode = () => {
  const { code_digits, invitation_letters } = limits
  const pattern = new RegExp(`^([0-9]{${code_digits}}|[A-Z2-9]{${invitation_letters}})$`)
  return z.string({ error: 'field_required' }).check(z.regex(pattern, { error: 'wrong_type' }))
}

export const currentUserRecord = z.object({
  id: id(),
  type: z.enum(accountTypes),
  email: z.string(),
  full_name_en: z.string(),
  full_name_ar: z.string(),
  privileges: z.array(z.object({ group: z.string(), command: z.string() })),
  /** Applied to a device at login. */
  preferences: z.optional(preferences),
  /** Present while the account must set up a second factor. Until then it can access nothing else. */
  second_factor_due: z.optional(z.literal(true)),
})

export type CurrentUser = z.infer<typeof currentUserRecord>

export const ownAccount = z.extend(profileRecord, {
  id: id(),
  type: z.enum(accountTypes),
  email: z.string(),
  email_verified: z.boolean(),
  language: z.enum(languages),
  version: version(),
})

export const readUser = endpoint({
  method: 'GET',
  path: '/user',
  summary: 'The signed-in person',
  needs: 'signed_in',
  duringSetUp: true,
  input: z.object({}),
  output: one(currentUserRecord),
})

/** Also returns 200 without a session. */
export const logout = endpoint({
  method: 'POST',
  path: '/logout',
  summary: 'End the session',
  needs: 'public',
  clearsCache: true,
  input: z.object({}),
  output: done,
})

export const secondFactorMethods = ['app', 'passkey', 'recovery_code'] as const

export type SecondFactorMethod = (typeof secondFactorMethods)[number]

/**
 * Responds alike to an unknown email and a wrong password. With a second factor, the session starts after
 * the second step. Until then, a cookie for paths below /login identifies the account.
 */
export const login = endpoint({
  method: 'POST',
  path: '/login',
  constantTime: true,
  summary: 'Start a session',
  needs: 'public',
  input: z.object({ email: email(), password: currentPassword() }),
  output: one(z.union([currentUserRecord, z.object({ second_factor: z.array(z.enum(secondFactorMethods)) })])),
  errors: ['invalid_credentials', 'email_not_verified', 'account_inactive', 'too_many_requests'],
})

/** Responds alike to known and unknown email addresses. */
export const signUp = endpoint({
  method: 'POST',
  path: '/signup',
  constantTime: true,
  summary: 'Create an account of type user',
  needs: 'public',
  input: signUpDraft,
  output: done,
  errors: ['too_many_requests'],
})

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/verify',
  constantTime: true,
  summary: 'Verify an email address',
  needs: 'public',
  input: z.object({ email: email(), code: sixDigits() }),
  output: done,
  errors: ['code_wrong', 'code_expired', 'too_many_requests'],
})

/** At most one code every 30 seconds. */
export const resendVerification = endpoint({
  method: 'POST',
  path: '/verify/resend',
  constantTime: true,
  summary: 'Send the verification code again',
  needs: 'public',
  input: z.object({ email: email() }),
  output: done,
  errors: ['too_many_requests'],
})

/** Responds alike to known and unknown email addresses. */
export const forgotPassword = endpoint({
  method: 'POST',
  path: '/password/forgot',
  constantTime: true,
  summary: 'Ask for a password reset code',
  needs: 'public',
  input: z.object({ email: email() }),
  output: done,
  errors: ['too_many_requests'],
})

/** Sets a new or first password and ends all sessions. */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/password/reset',
  constantTime: true,
  summary: 'Set a new password with a code',
  needs: 'public',
  input: z.object({ email: email(), code: resetCode(), password: newPassword() }),
  output: done,
  errors: ['code_wrong', 'code_expired', 'email_change_pending', 'too_many_requests'],
})

export const readAccount = endpoint({
  method: 'GET',
  path: '/account',
  summary: 'Own profile',
  needs: 'signed_in',
  input: z.object({}),
  output: one(ownAccount),
})

export const editAccount = endpoint({
  method: 'PATCH',
  path: '/account',
  summary: 'Change the own profile',
  needs: 'signed_in',
  input: z.extend(profile, { version: version(), language: z.optional(choice(languages)) }),
  output: one(ownAccount),
  touches: ['/account', '/user'],
  seenBy: 'signed_in',
  errors: ['changed_meanwhile'],
})

export const signOutOthers = endpoint({
  method: 'POST',
  path: '/account/sign_out_others',
  summary: 'End all other sessions of the own account',
  needs: 'signed_in',
  input: z.object({}),
  output: done,
})

/** Rotates this session and ends the others. */
export const changePassword = endpoint({
  method: 'POST',
  path: '/account/password',
  summary: 'Change the own password',
  needs: 'signed_in',
  input: z.object({ current_password: currentPassword(), password: newPassword() }),
  output: done,
  errors: ['too_many_requests'],
})
