import { attachmentErrors } from '@portal/contract/files/attachments'

/** Codes that have a text. All others show as `internal`. */
const codes = [
  'field_empty',
  'too_long',
  'bad_characters',
  'unknown_value',
  'unavailable',
  'busy',
  'disk_full',
  'too_many_requests',
  'not_signed_in',
  'account_inactive',
  'privilege_missing',
  'foreign_origin',
  'ticket_invalid',
  'already_used',
  'body_too_large',
  ...attachmentErrors,
  'invalid',
  'internal',
] as const

/** Maps any code of the server to one that has a text. */
export const complaintFailureCode = (code: string): (typeof codes)[number] =>
  codes.find(known => known === code) ?? 'internal'
