import type { FieldCode } from './errors.ts'
import { limits } from './limits.ts'

/** PostgreSQL refuses NUL, and a lone surrogate cannot be sent as UTF-8: both are refused before they are stored. */
export const isStorable = (value: string): boolean => !value.includes('\u0000') && value.isWellFormed()

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
  if (!isStorable(value)) return 'bad_characters'
  return value.trim().length > max ? 'too_long' : null
}

/** What a spreadsheet would run instead of showing, and what was marked before. */
const RUN = /^'*[=+\-@\t\r]/

/** A text as it goes to a spreadsheet, which runs what begins like a formula: an apostrophe makes it a text. */
export const toSpreadsheet = (text: string): string => (RUN.test(text) ? `'${text}` : text)

/** The same text as it comes back. */
export const fromSpreadsheet = (text: string): string => (text.startsWith("'") && RUN.test(text) ? text.slice(1) : text)
