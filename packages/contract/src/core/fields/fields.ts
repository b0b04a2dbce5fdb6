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

/** Distinguishes an empty number field from a value that isn't a number. */
export const aNumber: Missing = { error: ({ input }) => (input === undefined ? 'field_required' : 'wrong_type') }

/** Distinguishes a number out of range from a value that isn't a number. */
const bounded = (make: (params: Missing) => z.ZodMiniNumber, least: number, most: number) =>
  make(aNumber).check(z.gte(least, code('value_negative')), z.lte(most, code('value_too_large')))

const storable = z.refine<string>(isStorable, code('bad_characters'))

const plain = z.refine<string>(isPlain, code('bad_characters'))

const string = (empty: FieldCode) => z.string({ error: issue => (issue.input === undefined ? empty : 'wrong_type') })

/** Single-line text with at least one visible character. All names use it. */
export const line = (max: number = limits.line_length) =>
  string('field_required').check(
    z.overwrite(asLine),
    plain,
    z.minLength(1, code('field_required')),
    z.maxLength(max, code('too_long')),
  )

/** Multi-line text with at least one character that isn't white space. */
export const text = (max: number = limits.text_length) =>
  string('field_empty').check(storable, z.refine(isFilled, code('field_empty')), z.maxLength(max, code('too_long')))

export const optionalLine = (max: number = limits.line_length) =>
  z.optional(string('field_required').check(z.overwrite(asLine), plain, z.maxLength(max, code('too_long'))))

/** One value of a fixed list. Missing or empty input asks the person to select a value. */
export const choice = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, { error: ({ input }) => ((input ?? '') === '' ? 'select_value' : 'unknown_value') })

/** List of what people pick, such as the rows of a table. A missing list asks them to select. */
export const choices = <Of extends z.ZodMiniType>(of: Of, most: number) =>
  z.array(of, code('select_value')).check(z.maxLength(most, code('too_long')))

// Copied addresses often contain direction marks and other invisible characters. Two addresses that look alike count as
// one.
const visible = (value: string) =>
  value.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu, '').normalize('NFKC')

/** Email address without invisible characters, in lower case. */
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

/** Name in Latin letters. Allows spaces, hyphens, and apostrophes. */
export const englishName = () => line(limits.name_length).check(z.regex(/^[A-Za-z' ’-]*$/, code('english_only')))

/** Name in Arabic letters. Allows spaces, hyphens, and apostrophes. */
export const arabicName = () =>
  line(limits.name_length).check(z.regex(/^[\p{Script=Arabic}\p{Mn}' ’-]*$/u, code('arabic_only')))

/** A new password. Only its Argon2id hash is stored. */
export const newPassword = () =>
  string('field_required').check(
    storable,
    z.minLength(limits.password_min, code('password_short')),
    z.maxLength(limits.password_max, code('too_long')),
  )

export const currentPassword = () =>
  string('field_required').check(
    z.minLength(1, code('field_required')),
    z.maxLength(limits.password_max, code('too_long')),
  )

export const sixDigits = () =>
  string('field_required').check(z.regex(new RegExp(`^[0-9]{${limits.code_digits}}$`), code('wrong_type')))

/** Calendar date as YYYY-MM-DD. */
export const day = () =>
  string('field_required').check(
    z.minLength(1, code('field_required')),
    z.refine(value => /^\d{4}-\d{2}-\d{2}$/.test(value) && isDay(value), code('wrong_type')),
  )

const isDay = (value: string) => {
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === value && value > '1850-01-01'
}

export const optionalDay = () => z.optional(z.union([z.literal(''), day()], { error: 'wrong_type' }))

/** Rejects a period that ends before it starts. */
export const datesInOrder = () =>
  z.refine<{ start_date: string; end_date: string }>(given => given.start_date <= given.end_date, {
    path: ['end_date'],
    error: 'date_before_start' satisfies FieldCode,
  })

/** Month as YYYY-MM. */
export const month = () =>
  string('field_required').check(
    z.refine(value => /^\d{4}-\d{2}$/.test(value) && isDay(`${value}-01`), code('wrong_type')),
  )

/** Code that people write on paper, such as that of a project or a budget line. */
export const shortCode = () => line(limits.code_length)

/** ISO 3166-1 alpha-2 code, or XK. */
export const country = () => z.string(code('select_value')).check(z.refine(isCountry, code('select_value')))

/** Non-negative integer. */
export const integer = (most: number = limits.integer_max) => bounded(z.int, 0, most)

/** Integer of at least 1. */
export const positive = (most: number = limits.integer_max) =>
  z.int(aNumber).check(z.gte(1, code('value_zero')), z.lte(most, code('value_too_large')))

/** Non-negative amount of money in minor units. */
export const minor = () => bounded(z.int, 0, limits.minor_max)

/** Amount of money in minor units. Negative amounts are refunds; zero is rejected. */
export const signedMinor = () =>
  z.int(aNumber).check(
    z.gte(-limits.minor_max, code('value_too_large')),
    z.lte(limits.minor_max, code('value_too_large')),
    z.refine(value => value !== 0, code('field_required')),
  )

/** Non-negative number with at most two decimals, such as a quantity or percentage. */
export const number = (most: number = limits.number_max) =>
  bounded(z.number, 0, most).check(z.refine(hasTwoDecimals, code('two_decimals')))

export const webAddress = () =>
  line(limits.address_length).check(
    z.refine(value => value === '' || URL.parse(value)?.protocol === 'https:', code('address_invalid')),
  )

/** ID of the row that a path, query, or response names, in lower case like the database's. Bodies use the next two. */
export const id = () => z.uuid(code('wrong_type')).check(z.toLowerCase())

/** ID of a row that people pick from a list. Any invalid value asks them to select one. */
export const chosenId = () => z.uuid(code('select_value')).check(z.toLowerCase())

/** ID that a page sends in a body without asking, such as the one of a new row or of an edited one. */
export const reference = () => z.uuid(code('unknown_value')).check(z.toLowerCase())

/** Fingerprint of a preview. Confirming it fails with `changed_meanwhile` if the preview would show anything else now. */
export const shown = () => line()

/** Row version, which grows with every change. A write with a stale version fails with `changed_meanwhile`. */
export const version = () =>
  z.int({ error: 'wrong_type' }).check(z.gte(1, code('wrong_type')), z.lte(2147483647, code('wrong_type')))

/** Timestamp as the server writes it (ISO 8601, UTC). */
export const moment = () => z.string()

/** Multi-line text that may be empty. Trimmed. */
export const optionalText = (max: number = limits.text_length) =>
  z.optional(string('field_required').check(storable, z.trim(), z.maxLength(max, code('too_long'))))

export const answerText = () =>
  string('field_required').check(storable, z.maxLength(saveLimits.answer_length, code('too_long')))

/** Formatted text as HTML. The server removes all but a few tags. Empty text is ''. */
export const richText = () =>
  z
    .string({ error: 'wrong_type' })
    .check(z.refine(isStorable, { error: 'bad_characters' }), z.maxLength(limits.rich_length, { error: 'too_long' }))
