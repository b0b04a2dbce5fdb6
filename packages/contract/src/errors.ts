import * as z from 'zod/mini'

/** Every error code with its HTTP status; the texts are `errors.<code>` in the host app's locale files. */
export const errorStatus = {
  bad_request: 400,
  bad_json: 400,
  duplicate_key: 400,
  too_deep: 400,
  invalid: 400,
  not_signed_in: 401,
  invalid_credentials: 401,
  email_not_verified: 401,
  login_expired: 401,
  passkey_refused: 401,
  password_needed: 401,
  second_factor_required: 401,
  privilege_missing: 403,
  foreign_origin: 403,
  account_inactive: 403,
  own_privileges: 403,
  own_account: 403,
  not_found: 404,
  method_not_allowed: 405,
  changed_meanwhile: 409,
  transition_refused: 409,
  idempotency_mismatch: 409,
  already_used: 409,
  already_enrolled: 409,
  enrollment_closed: 409,
  training_full: 409,
  in_use: 409,
  evaluation_sent: 409,
  form_outdated: 409,
  set_up_expired: 409,
  last_factor: 409,
  file_incomplete: 409,
  file_unreadable: 400,
  file_too_much: 400,
  file_too_long: 400,
  file_refused: 400,
  file_infected: 400,
  file_damaged: 409,
  file_unscanned: 409,
  file_away: 503,
  range_invalid: 416,
  report_too_large: 409,
  anonymous_no_reply: 409,
  exam_not_open: 409,
  exam_open: 409,
  exam_open_elsewhere: 409,
  signature_out_of_order: 409,
  signature_repeated: 409,
  signature_own_request: 409,
  signature_not_yours: 409,
  rate_missing: 409,
  session_cancelled: 409,
  device_used: 409,
  code_wrong: 400,
  factor_code_wrong: 400,
  code_expired: 400,
  ticket_invalid: 403,
  request_timeout: 408,
  body_too_large: 413,
  unsupported_media_type: 415,
  foreign_host: 421,
  too_many_requests: 429,
  too_many_jobs: 429,
  internal: 500,
  unavailable: 503,
  busy: 503,
  disk_full: 503,
} as const

/** A stable error code of the server. */
export type ErrorCode = keyof typeof errorStatus

/** Whether a string is one of the server's codes; anything else came from a proxy or another program. */
export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorStatus, code)

/** What can be wrong with one field; the texts are `errors.<code>` too (decision 40). */
export const fieldCodes = [
  'field_empty',
  'field_required',
  'required',
  'select_value',
  'email_invalid',
  'password_short',
  'password_common',
  'password_email',
  'password_mismatch',
  'password_wrong',
  'english_only',
  'arabic_only',
  'age_min',
  'value_negative',
  'questions_required',
  'file_too_large',
  'file_empty',
  'date_past',
  'over_surplus',
  'terms_required',
  'too_long',
  'unknown_value',
  'wrong_type',
  'bad_characters',
  'origin_invalid',
  'colour_invalid',
  'address_invalid',
  'value_zero',
  'value_too_large',
  'two_decimals',
  'date_before_start',
  'date_future',
  'time_before_start',
  'code_taken',
  'name_taken',
  'slug_invalid',
  'slug_taken',
  'email_taken',
  'type_refused',
  'privilege_not_held',
  'code_mismatch',
  'rate_taken',
  'currency_fixed',
  'below_spent',
  'below_taken',
  'not_line_total',
  'reason_required',
  'ambiguous',
  'twice_in_file',
  'category_unknown',
  'item_unknown',
  'account_unknown',
  'account_closed',
  'differs',
  'currency_differs',
] as const

/** A stable code for what is wrong with one field. */
export type FieldCode = (typeof fieldCodes)[number]

/** Whether a validation message is one of the field codes. */
export const isFieldCode = (code: string): code is FieldCode => fieldCodes.some(known => known === code)

/**
 * RFC 9457 problem as the server sends it. `data` holds the present row for `changed_meanwhile`, if the person may see
 * it.
 */
export const problem = z.object({
  type: z.string(),
  status: z.number(),
  code: z.string(),
  errors: z.optional(z.array(z.object({ path: z.string(), code: z.string() }))),
  retry_after: z.optional(z.number()),
  data: z.optional(z.unknown()),
})

/** A problem document. */
export type Problem = z.infer<typeof problem>
