import type { FieldCode } from './field-codes.ts'
import { limits } from './limits.ts'

/** PostgreSQL refuses NUL, and a lone surrogate cannot be sent as UTF-8: both are refused before they are stored. */
export const isStorable = (value: string): boolean => !value.includes('\u0000') && value.isWellFormed()

/** A text without the characters that can't be stored. People type them unseen, and browsers keep them. */
export const toStorable = (value: string): string =>
  isStorable(value) ? value : value.replaceAll('\u0000', '').replace(/\p{Surrogate}/gu, '')

const UNSEEN = /[\s\u200e\u200f\u061c\u2066-\u2069]/

/** A text without the space and the marks of direction around it, which nobody sees and no code is written with. */
export const bare = (text: string): string => {
  // A pattern that looks for the end starts again at every space inside; this looks at each character once.
  let end = text.length
  while (end > 0 && UNSEEN.test(text.charAt(end - 1))) end -= 1
  let start = 0
  while (start < end && UNSEEN.test(text.charAt(start))) start += 1
  return text.slice(start, end)
}

// These show nothing and shape no letter, unlike joiners: names that differ by them alone look the same.
const NOTHING = /[\u034f\u00ad\u115f\u1160\u180e\u200b\u2060-\u2065\u3164\ufeff\uffa0\u{e0000}-\u{e007f}]/gu

/**
 * A text of one line as it is stored: without characters that show nothing. A line break, such as one in a cell of a
 * spreadsheet, becomes a space.
 */
export const asLine = (value: string): string =>
  bare(value.replace(NOTHING, '')).replace(/[\t-\r\u0085\u2028\u2029]+/g, ' ')

// These turn the reading direction of what follows, or show nothing at all.
const MISLEADING = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u

/**
 * Whether a text of one line, such as a name, leaves the text beside it as it reads. Joiners and the
 * marks of direction that people type in names of both scripts change nothing around them, and stay.
 */
export const isPlain = (line: string): boolean => isStorable(line) && !MISLEADING.test(line)

/** Whether there is at least one character that is not a space. */
export const isFilled = (value: string): boolean => value.trim().length > 0

/**
 * What is wrong with a text of several lines, or null. The same rules that the schema `text()` is made of, for frames
 * on partners' pages, where the bytes of a schema library would be felt.
 */
export const textProblem = (value: string, max: number = limits.text_length): FieldCode | null => {
  if (!isStorable(value)) return 'bad_characters'
  if (!isFilled(value)) return 'field_empty'
  return value.length > max ? 'too_long' : null
}

/** The same for one line that may stay empty. */
export const optionalLineProblem = (value: string, max: number = limits.line_length): FieldCode | null => {
  const line = asLine(value)
  if (!isPlain(line)) return 'bad_characters'
  return line.length > max ? 'too_long' : null
}

/**
 * What a spreadsheet would run instead of showing, and what was marked before. Some trim the space before a formula, and
 * read the wide signs of East Asian keyboards as their own.
 */
const RUN = /^['\s]*[=+\-@＝＋－＠]|^'*[\t\r]/

/** A text as it goes to a spreadsheet, which runs what begins like a formula: an apostrophe makes it a text. */
export const toSpreadsheet = (text: string): string => (RUN.test(text) ? `'${text}` : text)

/** The same text as it comes back. */
export const fromSpreadsheet = (text: string): string => (text.startsWith("'") && RUN.test(text) ? text.slice(1) : text)
