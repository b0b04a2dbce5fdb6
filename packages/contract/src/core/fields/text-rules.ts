import type { FieldCode } from './field-codes.ts'
import { limits } from './limits.ts'

/** PostgreSQL rejects NUL, and UTF-8 can't encode a lone surrogate. */
export const isStorable = (value: string): boolean => !value.includes('\u0000') && value.isWellFormed()

/** Removes characters that can't be stored. People type them unnoticed, and browsers keep them. */
export const toStorable = (value: string): string =>
  isStorable(value) ? value : value.replaceAll('\u0000', '').replace(/\p{Surrogate}/gu, '')

/** Removes direction marks, which are invisible, from typed or pasted text. */
export const withoutDirection = (text: string): string => text.replace(/[\u200e\u200f\u061c\u2066-\u2069]/g, '')

/** Isolates a value in a line of plain text, so that it keeps its own direction. Pages use the texts of ui instead. */
export const isolate = (value: string): string => `\u2068${value}\u2069`

const UNSEEN = /[\s\u200e\u200f\u061c\u2066-\u2069]/

/** Trims white space and direction marks. Both are invisible, and no code contains them. */
export const bare = (text: string): string => {
  // A regular expression anchored at the end restarts at every inner space. This loop visits each character once.
  let end = text.length
  while (end > 0 && UNSEEN.test(text.charAt(end - 1))) end -= 1
  let start = 0
  while (start < end && UNSEEN.test(text.charAt(start))) start += 1
  return text.slice(start, end)
}

// Invisible characters that, unlike joiners, shape no letter. Names that differ only by these look the same.
const NOTHING = /[\u034f\u00ad\u115f\u1160\u180e\u200b\u2060-\u2065\u3164\ufeff\uffa0\u{e0000}-\u{e007f}]/gu

/** Removes invisible characters, and turns line breaks, such as those from spreadsheet cells, into spaces. */
export const asLine = (value: string): string =>
  bare(value.replace(NOTHING, '')).replace(/[\t-\r\u0085\u2028\u2029]+/g, ' ')

// Characters that change the reading direction of what follows, or that are invisible.
const MISLEADING = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u

/** Whether text can't change how its surroundings read. Joiners and direction marks in names affect only the name. */
export const isPlain = (line: string): boolean => isStorable(line) && !MISLEADING.test(line)

export const isFilled = (value: string): boolean => value.trim().length > 0

/** The rules of the schema `text()` without zod, whose size frames on partners' pages can't afford. */
export const textProblem = (value: string, max: number = limits.text_length): FieldCode | null => {
  if (!isStorable(value)) return 'bad_characters'
  if (!isFilled(value)) return 'field_empty'
  return value.length > max ? 'too_long' : null
}

export const optionalLineProblem = (value: string, max: number = limits.line_length): FieldCode | null => {
  const line = asLine(value)
  if (!isPlain(line)) return 'bad_characters'
  return line.length > max ? 'too_long' : null
}

/** Also matches escaped text. Some spreadsheets trim leading white space and read full-width signs as ASCII. */
const RUN = /^['\s]*[=+\-@＝＋－＠]|^'*[\t\r]/

/** Prefixes text that a spreadsheet would run as a formula with an apostrophe. */
export const toSpreadsheet = (text: string): string => (RUN.test(text) ? `'${text}` : text)

export const fromSpreadsheet = (text: string): string => (text.startsWith("'") && RUN.test(text) ? text.slice(1) : text)
