import * as z from 'zod/mini'
import { isCountry } from './country-codes.ts'
import type { FieldCode } from './field-codes.ts'
import { limits, saveLimits } from './limits.ts'
import { hasTwoDecimals } from './money.ts'
import { asLine, isFilled, isPlain, isStorable } from './text-rules.ts'

const code = (name: FieldCode) => ({ error: name })

interface Missing {
  readonly error: (issue: { readonly input?: unknown }) => FieldCode
}

/** For a number that has to be there: a box left empty is distinguished from something that is no number. */
export const aNumber: Missing = { error: ({ input }) => (input === undefined ? 'field_required' : 'wrong_type') }

/** A wrong range is distinguished from something that is no number at all. */
const bounded = (make: (params: Missing) => z.ZodMiniNumber, least: number, most: number) =>
  make(aNumber).check(z.gte(least, code('value_negative')), z.lte(most, code('value_too_large')))

const storable = z.refine<string>(isStorable, code('bad_characters'))

const plain = z.refine<string>(isPlain, code('bad_characters'))

const string = (empty: FieldCode) => z.string({ error: issue => (issue.input === undefined ? empty : 'wrong_type') })

/** Text of at least one character that is not a space, in an input of one line. All names are made of this. */
export const line = (max: number = limits.line_length) =>
  string('field_required').check(
    z.overwrite(asLine),
    plain,
    z.minLength(1, code('field_required')),
    z.maxLength(max, code('too_long')),
  )

/** Text of at least one character that is not a space, in a text area. */
export const text = (max: number = limits.text_length) =>
  string('field_empty').check(storable, z.refine(isFilled, code('field_empty')), z.maxLength(max, code('too_long')))

/** Text of one line that may be left empty. */
export const optionalLine = (max: number = limits.line_length) =>
  z.optional(string('field_required').check(z.overwrite(asLine), plain, z.maxLength(max, code('too_long'))))

/** One value of a fixed list, as a drop-down gives it. */
export const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, {
    error: issue => (issue.input === undefined || issue.input === '' ? 'select_value' : 'unknown_value'),
  })

// Copied addresses often bring marks of direction and other letters that nobody sees; two that look alike are one.
const visible = (value: string) =>
  value.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu, '').normalize('NFKC')

/** An email address as it is seen, without invisible letters, folded to lower case. */
export const email = () =>
  string('field_required').check(
    storable,
    z.overwrite(visible),
    z.trim(),
    z.minLength(1, code('field_required')),
    z.maxLength(254, code('too_long')),
    z.regex(
      /^[^\s\p{Cc}@"<>()[\]\\,;:]+@[^\s\p{Cc}@"<>()[\]\\,;:]+\.[^\s\p{Cc}@"<>()[\]\\,;:.]{2,}$/u,
      code('email_invalid'),
    ),
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

/** A password that there is already. */
export const currentPassword = () =>
  string('field_required').check(
    z.minLength(1, code('field_required')),
    z.maxLength(limits.password_max, code('too_long')),
  )

/** A code of six digits, from a message or an authenticator app. */
export const sixDigits = () =>
  string('field_required').check(z.regex(new RegExp(`^[0-9]{${limits.code_digits}}$`), code('wrong_type')))

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

/** That a period does not end before it begins. */
export const inOrder = () =>
  z.refine<{ start_date: string; end_date: string }>(given => given.start_date <= given.end_date, {
    path: ['end_date'],
    error: 'date_before_start' satisfies FieldCode,
  })

/** A month as YYYY-MM. */
export const month = () =>
  string('field_required').check(
    z.refine(value => /^\d{4}-\d{2}$/.test(value) && isDay(`${value}-01`), code('wrong_type')),
  )

/** A short name that people write on paper, such as a project's or a budget line's code. */
export const shortCode = () => line(limits.code_length)

/** A country, by its two letters. */
export const country = () => string('select_value').check(z.refine(isCountry, code('select_value')))

/** A whole number from 0 on, such as beneficiaries. */
export const integer = (most: number = limits.integer_max) => bounded(z.int, 0, most)

/** A whole number from 1 on, such as places. */
export const positive = (most: number = limits.integer_max) =>
  z.int(aNumber).check(z.gte(1, code('value_zero')), z.lte(most, code('value_too_large')))

/** An amount of money from 0 on, in whole minor units. */
export const minor = () => bounded(z.int, 0, limits.minor_max)

/** An amount of money in whole minor units, below 0 too, such as a refund. */
export const signedMinor = () =>
  z.int(aNumber).check(
    z.gte(-limits.minor_max, code('value_too_large')),
    z.lte(limits.minor_max, code('value_too_large')),
    z.refine(value => value !== 0, code('field_required')),
  )

/** A number from 0 on with at most two decimals, such as a quantity or a percentage. */
export const number = (most: number = limits.number_max) =>
  bounded(z.number, 0, most).check(z.refine(hasTwoDecimals, code('two_decimals')))

/** An address on the web, with https. */
export const webAddress = () =>
  line(limits.address_length).check(
    z.refine(value => value === '' || URL.parse(value)?.protocol === 'https:', code('address_invalid')),
  )

/** The identifier of the row that an address or an answer names, folded as the database writes it. */
export const id = () => z.uuid(code('wrong_type')).check(z.toLowerCase())

/**
 * The identifier of another row that a write refers to. People pick it from a list, so whatever is missing, empty, or
 * no identifier asks them to select a value (decision 40).
 */
export const chosenId = () => z.uuid(code('select_value')).check(z.toLowerCase())

/** A row's version, which grows with every change; a stale one is answered with `changed_meanwhile`. */
export const version = () =>
  z.int({ error: 'wrong_type' }).check(z.gte(1, code('wrong_type')), z.lte(2147483647, code('wrong_type')))

/** A moment as the server writes it (ISO 8601, UTC). */
export const moment = () => z.string()

/** Text of an area that may be left empty, of spaces too. */
export const optionalText = (max: number = limits.text_length) =>
  z.optional(string('field_required').check(storable, z.trim(), z.maxLength(max, code('too_long'))))

/** What is answered in a test; it may be empty. */
export const answerText = () =>
  string('field_required').check(storable, z.maxLength(saveLimits.answer_length, code('too_long')))
