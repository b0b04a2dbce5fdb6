import { type Encoding, encodings, type FileAbout } from '@portal/contract/core/tables/file-tables'
import * as z from 'zod/mini'
import type { Cell, CellRows } from './cells.ts'

/** Letters of a column, counted from 0: A to Z, then AA. */
const columnLetters = (at: number): string =>
  at < 0 ? '' : columnLetters(Math.floor(at / 26) - 1) + String.fromCharCode(65 + (at % 26))

/** Name of a cell, from row and column counted from 0. */
export const cellName = (row: number, column: number): string => `${columnLetters(column)}${row + 1}`

/** Problems of a whole row in a text file. */
const rowCodes = ['row_too_long', 'row_split_amount'] as const

/** How a file was read, and which rows and columns need a decision. */
export const tableAbout = z.object({
  /** Line of the titles. A line before them may name the separator. */
  first_line: z.int(),
  encoding: z.nullable(z.enum(encodings)),
  sheets: z.array(z.object({ name: z.string(), is_hidden: z.boolean() })),
  sheet: z.nullable(z.int()),
  /** Line numbers. */
  hidden_rows: z.array(z.int()),
  /** Counted from 0. */
  hidden_columns: z.array(z.int()),
  /** Rows with more cells than titles. None of their cells is reliable. */
  wrong_rows: z.array(z.object({ line: z.int(), code: z.enum(rowCodes) })),
})

export type TableAbout = z.infer<typeof tableAbout>

export interface FileTable {
  readonly rows: CellRows
  readonly about: TableAbout
}

/** A file with nothing hidden and nothing wrong. */
export const plainAbout: TableAbout = {
  ...{ first_line: 1, encoding: null, sheets: [], sheet: null },
  ...{ hidden_rows: [], hidden_columns: [], wrong_rows: [] },
}

/** Chosen encoding or sheet. */
export interface ReadingChoice {
  readonly encoding?: Encoding | undefined
  readonly sheet?: number | undefined
}

/** Whether a file was already read in this way. */
export const isReadAs = ({ encoding, sheet }: TableAbout, wanted: ReadingChoice): boolean =>
  (wanted.encoding === undefined || encoding === null || wanted.encoding === encoding) &&
  (wanted.sheet === undefined || sheet === null || wanted.sheet === sheet)

/** A row below the titles. */
export interface FileDataRow {
  readonly line: number
  readonly cells: readonly Cell[]
  /** A problem of the whole row. Default: none. */
  readonly code?: (typeof rowCodes)[number]
}

/**
 * The rows to import: below the titles, not empty, and not hidden unless wanted. Every importer gets its rows from
 * here, so that none silently imports hidden or shifted rows.
 */
export const dataRows = ({ rows, about }: FileTable, hasHidden: boolean): FileDataRow[] => {
  const hidden = new Set(hasHidden ? [] : about.hidden_rows)
  const wrong = new Map(about.wrong_rows.map(({ line, code }) => [line, code]))
  return rows.slice(1).flatMap((cells, at) => {
    const line = about.first_line + at + 1
    if (hidden.has(line) || cells.every(({ text }) => text === '')) return []
    const code = wrong.get(line)
    return [{ line, cells, ...(code && { code }) }]
  })
}

/** The table without hidden columns, for files whose columns nobody matches. */
export const withoutColumns = ({ rows, about }: FileTable): FileTable => {
  const hidden = new Set(about.hidden_columns)
  return { rows: rows.map(row => row.map((cell, at) => (hidden.has(at) ? { text: '' } : cell))), about }
}

/** File details to show in the UI. */
export const shownAbout = ({ rows, about }: FileTable): FileAbout => {
  const { encoding, sheets, sheet, hidden_rows, hidden_columns } = about
  const titleOf = (at: number) => rows[0]?.[at]?.text || columnLetters(at)
  return { encoding, sheets, sheet, hidden_rows, hidden_columns: hidden_columns.map(titleOf) }
}
