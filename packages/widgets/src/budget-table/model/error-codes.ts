/** Codes that the table has a text for, as `errors.<code>`; every other is shown as `internal`. */
const codes = [
  'unreadable',
  'ambiguous',
  'decimals',
  'too_large',
  'field_required',
  'too_long',
  'bad_characters',
  'value_negative',
  'value_too_large',
  'over_surplus',
  'below_spent',
  'over_budget',
  'code_taken',
  'account_unknown',
  'account_closed',
  'rejected_with_others',
  'in_use',
  'not_found',
  'privilege_missing',
  'changed_meanwhile',
  'unavailable',
  'busy',
  'disk_full',
  'not_signed_in',
  'too_many_requests',
  'invalid',
  'internal',
] as const

/** The code whose text is shown for any code. */
export const knownCode = (code: string): (typeof codes)[number] => codes.find(known => known === code) ?? 'internal'
