import { limits } from '@portal/contract/limits'

/** A file that was not read, by its error code. */
export class Unread extends Error {
  readonly code: 'file_unreadable' | 'file_too_much'
  constructor(code: 'file_unreadable' | 'file_too_much') {
    super(code)
    this.code = code
  }
}

/**
 * One cell as text. Figures and days that the file itself holds as such are marked, so that no decimal style has to be
 * guessed: a figure is written plainly (`1234.5`), a day as YYYY-MM-DD.
 */
export interface Cell {
  readonly text: string
  /** Held by the file as a figure or a day. */
  readonly typed?: 'figure' | 'day'
}

/** A text without the space and the marks of direction around it, which nobody sees and no code is written with. */
export const bare = (text: string): string =>
  text.replace(/^[\s\u200e\u200f\u061c\u2066-\u2069]+|[\s\u200e\u200f\u061c\u2066-\u2069]+$/g, '')

/** Rows of a file; the first are the titles. */
export type Rows = readonly (readonly Cell[])[]

const isEmpty = (row: readonly Cell[]) => row.every(({ text }) => text === '')

/** Cuts empty rows at the end; refuses more than is taken. */
export const capped = (rows: Rows): Rows => {
  const last = rows.findLastIndex(row => !isEmpty(row))
  const kept = rows.slice(0, last + 1)
  const tooWide = kept.some(row => row.length > limits.import_columns)
  const tooLong = kept.some(row => row.some(({ text }) => text.length > limits.import_cell_length))
  if (kept.length > limits.import_rows + 1 || tooWide || tooLong) throw new Unread('file_too_much')
  if (kept.length < 2) throw new Unread('file_unreadable')
  return kept
}
