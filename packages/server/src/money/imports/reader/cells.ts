import { limits } from '@portal/contract/core/fields/limits'

/** Error codes of files that can't be read. */
export const unreadableCodes = ['file_unreadable', 'file_too_much', 'file_too_long'] as const

type UnreadableCode = (typeof unreadableCodes)[number]

export class UnreadableFile extends Error {
  readonly code: UnreadableCode
  constructor(code: UnreadableCode) {
    super(code)
    this.code = code
  }
}

/**
 * One cell as text. Typed numbers and dates from the file are marked, so that their style needn't be guessed. Numbers
 * are plain (`1234.5`), and dates are YYYY-MM-DD.
 */
export interface Cell {
  readonly text: string
  /** Type of the value in the file. Default: text. */
  readonly typed?: 'figure' | 'day'
  /** Currency in the number format, as an ISO 4217 code, or that it is unclear. */
  readonly currency?: string
}

const ERRORS = /^#(REF!|DIV\/0!|N\/A|NAME\?|NAME!|NULL!|NUM!|VALUE!|SPILL!|CALC!|GETTING_DATA)$/i

/** Whether a formula failed. Spreadsheets then store the error's name as the value. */
export const isErrorCell = ({ text }: Cell): boolean => ERRORS.test(text)

/** Rows of a file. The first holds the titles. */
export type CellRows = readonly (readonly Cell[])[]

const isEmpty = (row: readonly Cell[]) => row.every(({ text }) => text === '')

/**
 * Converts what a library read, and stops once there is too much text. A workbook stores a text once, but may repeat it
 * in every cell. Throws UnreadableFile.
 */
export const convertedCells = <Value>(
  rows: readonly (readonly Value[])[],
  cellOf: (value: Value, row: number, column: number) => Cell,
): CellRows => {
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

/** Drops empty rows at the end. Throws UnreadableFile beyond the limits, or without rows below the titles. */
export const capped = (rows: CellRows): CellRows => {
  const last = rows.findLastIndex(row => !isEmpty(row))
  const filled = rows.slice(0, last + 1)
  const tooWide = filled.some(row => row.length > limits.import_columns)
  const tooLong = filled.some(row => row.some(({ text }) => text.length > limits.import_cell_length))
  if (filled.length > limits.import_rows + 1 || tooWide || tooLong) throw new UnreadableFile('file_too_much')
  if (filled.length < 2) throw new UnreadableFile('file_unreadable')
  return filled
}
