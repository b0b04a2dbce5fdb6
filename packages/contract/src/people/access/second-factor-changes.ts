/** The audit log, the history, and emails use these names. */
export const secondFactorChanges = [
  'authenticator_app_added',
  'authenticator_app_removed',
  'passkey_added',
  'passkey_removed',
  'recovery_codes_made',
  'recovery_code_used',
  'second_factor_reset',
] as const

export type SecondFactorChange = (typeof secondFactorChanges)[number]
