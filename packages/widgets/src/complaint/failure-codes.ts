import { attachmentErrors } from '@portal/contract/files/attachments'

/** Codes that the widget has a text for; every other is shown as `internal`. */
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

/** The code whose text is shown for any code of the server. */
export const knownCode = (code: string): (typeof codes)[number] => codes.find(known => known === code) ?? 'internal'
