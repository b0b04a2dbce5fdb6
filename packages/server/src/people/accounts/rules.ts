import type { UserRow } from './schema.ts'

/**
 * Why a person with the right password can't start a session, or null. Check it only after the password: before that,
 * all responses are the same (decision 32).
 */
export const refusesLogin = (row: UserRow): 'account_inactive' | 'email_not_verified' | null => {
  if (!row.active) return 'account_inactive'
  return row.email_verified_at ? null : 'email_not_verified'
}
