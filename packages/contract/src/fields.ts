import * as z from 'zod/mini'
import type { FieldCode } from './errors.ts'
import { limits } from './limits.ts'
import { isFilled, isStorable } from './text-rules.ts'

const code = (name: FieldCode) => ({ error: name })

const storable = z.refine<string>(isStorable, code('bad_characters'))

const string = (empty: FieldCode) => z.string({ error: issue => (issue.input === undefined ? empty : 'wrong_type') })

/** Text of at least one character that is not a space, in an input of one line. */
export const line = (max: number = limits.line_length) =>
  string('field_required').check(
    storable,
    z.trim(),
    z.minLength(1, code('field_required')),
    z.maxLength(max, code('too_long')),
  )

/** Text of at least one character that is not a space, in a text area. */
export const text = (max: number = limits.text_length) =>
  string('field_empty').check(storable, z.refine(isFilled, code('field_empty')), z.maxLength(max, code('too_long')))

/** Text that may be left empty. */
export const optionalLine = (max: number = limits.line_length) =>
  z.optional(string('field_required').check(storable, z.trim(), z.maxLength(max, code('too_long'))))

/** One value of a fixed list, as a drop-down gives it. */
export const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, {
    error: issue => (issue.input === undefined || issue.input === '' ? 'select_value' : 'unknown_value'),
  })

/** An email address, folded to lower case. */
export const email = () =>
  string('field_required').check(
    storable,
    z.trim(),
    z.minLength(1, code('field_required')),
    z.maxLength(254, code('too_long')),
    z.regex(/^[^\s@"<>()[\]\\,;:]+@[^\s@"<>()[\]\\,;:]+\.[^\s@"<>()[\]\\,;:.]{2,}$/u, code('email_invalid')),
    z.toLowerCase(),
  )

/** A name written in Latin letters; spaces, hyphen and apostrophe are allowed (decision 40). */
export const englishName = () => line(limits.name_length).check(z.regex(/^[A-Za-z' ’-]*$/, code('english_only')))

/** A name written in Arabic letters; spaces, hyphen and apostrophe are allowed (decision 40). */
export const arabicName = () =>
  line(limits.name_length).check(z.regex(/^[\p{Script=Arabic}\p{Mn}' ’-]*$/u, code('arabic_only')))

/** A new password. Its bytes are stored nowhere, only its Argon2id hash. */
export const newPassword = () =>
  string('field_required').check(
    storable,
    z.minLength(limits.password_min, code('password_short')),
    z.maxLength(limits.password_max, code('too_long')),
  )

/** A day as YYYY-MM-DD that exists in the calendar. */
export const day = () =>
  string('field_required').check(
    z.minLength(1, code('field_required')),
    z.refine(value => /^\d{4}-\d{2}-\d{2}$/.test(value) && isDay(value), code('wrong_type')),
  )

const isDay = (value: string) => {
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === value && value > '1850-01-01'
}

/** A day that may be left empty. */
export const optionalDay = () => z.optional(z.union([z.literal(''), day()], { error: 'wrong_type' }))

/** An identifier of a row. */
export const id = () => z.uuid({ error: 'wrong_type' })

/** A row's version, which grows with every change; a stale one is answered with `changed_meanwhile`. */
export const version = () =>
  z.int({ error: 'wrong_type' }).check(z.gte(1, code('wrong_type')), z.lte(2147483647, code('wrong_type')))

/** A moment as the server writes it (ISO 8601, UTC). */
export const moment = () => z.string()
