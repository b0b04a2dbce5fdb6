/** What can change about a second factor; the audit, the history and the messages about it have these names. */
export const secondFactorChanges = [
  'authenticator_app_added',
  'authenticator_app_removed',
  'passkey_added',
  'passkey_removed',
  'recovery_codes_made',
  'recovery_code_used',
  'second_factor_reset',
] as const

/** A change of a second factor. */
export type SecondFactorChange = (typeof secondFactorChanges)[number]
