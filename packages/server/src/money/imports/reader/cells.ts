import { limits } from '@portal/contract/core/fields/limits'

/** Why a file was not read. */
export const unreadableCodes = ['file_unreadable', 'file_too_much', 'file_too_long'] as const

type UnreadableCode = (typeof unreadableCodes)[number]

/** A file that was not read, by its error code. */
export class UnreadableFile extends Error {
  readonly code: UnreadableCode
  constructor(code: UnreadableCode) {
    super(code)
    this.code = code
  }
}

/**
 * One cell as text. Figures and days that the file itself contains as such are marked, so that no decimal style has to
 * be guessed: a figure is written plainly (`1234.5`), a day as YYYY-MM-DD.
 */
export interface Cell {
  readonly text: string
  /** Stored in the file as a figure or a day. */
  readonly typed?: 'figure' | 'day'
  /** The currency that the format of a figure shows, as a code of ISO 4217 or that it could be several. */
  readonly currency?: string
}

const ERRORS = /^#(REF!|DIV\/0!|N\/A|NAME\?|NAME!|NULL!|NUM!|VALUE!|SPILL!|CALC!|GETTING_DATA)$/i

/** Whether a formula failed in a cell: spreadsheets then write the name of the error in the place of its value. */
export const isErrorCell = ({ text }: Cell): boolean => ERRORS.test(text)

/** Rows of a file; the first are the titles. */
export type Rows = readonly (readonly Cell[])[]

const isEmpty = (row: readonly Cell[]) => row.every(({ text }) => text === '')

/**
 * Makes rows of what a library read, cell by cell, and stops at the first that is too much: one text that a workbook
 * stores once can be in each of its cells.
 */
export const cellsOf = <Value>(
  rows: readonly (readonly Value[])[],
  cellOf: (value: Value, row: number, column: number) => Cell,
): Rows => {
  let characters = 0
  return rows.map((row, y) =>
    row.map((value, x) => {
      const cell = cellOf(value, y, x)
      characters += cell.text.length
      if (characters > limits.import_characters) throw new UnreadableFile('file_too_long')
      return cell
    }),
  )
}

/** Cuts empty rows at the end; refuses more than is taken. */
export const capped = (rows: Rows): Rows => {
  const last = rows.findLastIndex(row => !isEmpty(row))
  const filled = rows.slice(0, last + 1)
  const tooWide = filled.some(row => row.length > limits.import_columns)
  const tooLong = filled.some(row => row.some(({ text }) => text.length > limits.import_cell_length))
  if (filled.length > limits.import_rows + 1 || tooWide || tooLong) throw new UnreadableFile('file_too_much')
  if (filled.length < 2) throw new UnreadableFile('file_unreadable')
  return filled
}
