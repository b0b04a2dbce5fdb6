import { type Encoding, encodings, type FileAbout } from '@portal/contract/core/tables/file-tables'
import * as z from 'zod/mini'
import { columnLetters } from './cell-name.ts'
import type { Cell, Rows } from './cells.ts'

/** How a row of a text file can be wrong as a whole. */
const rowCodes = ['row_too_long', 'row_split_amount'] as const

/** How a file was read, and which of its rows and columns need a decision. */
export const tableAbout = z.object({
  /** The line of the titles; a line before them can name the separator. */
  first_line: z.int(),
  encoding: z.nullable(z.enum(encodings)),
  sheets: z.array(z.object({ name: z.string(), is_hidden: z.boolean() })),
  sheet: z.nullable(z.int()),
  /** By their lines. */
  hidden_rows: z.array(z.int()),
  /** Counted from 0. */
  hidden_columns: z.array(z.int()),
  /** Rows with more cells than there are titles: none of their cells can be trusted. */
  wrong_rows: z.array(z.object({ line: z.int(), code: z.enum(rowCodes) })),
})

/** How a file was read. */
export type TableAbout = z.infer<typeof tableAbout>

/** A file that has been read. */
export interface FileTable {
  readonly rows: Rows
  readonly about: TableAbout
}

/** About a file with nothing hidden and nothing wrong. */
export const plainAbout: TableAbout = {
  ...{ first_line: 1, encoding: null, sheets: [], sheet: null },
  ...{ hidden_rows: [], hidden_columns: [], wrong_rows: [] },
}

/** How a person wants a file to be read. */
export interface ReadAs {
  readonly encoding?: Encoding | undefined
  readonly sheet?: number | undefined
}

/** Whether a file was read in this way already. */
export const isReadAs = ({ encoding, sheet }: TableAbout, wanted: ReadAs): boolean =>
  (wanted.encoding === undefined || encoding === null || wanted.encoding === encoding) &&
  (wanted.sheet === undefined || sheet === null || wanted.sheet === sheet)

/** One row below the titles. */
export interface DataRow {
  readonly line: number
  readonly cells: readonly Cell[]
  /** A problem of the whole row. Default: none. */
  readonly code?: (typeof rowCodes)[number]
}

/**
 * The rows that an import is about: below the titles, not empty, and not hidden unless these are wanted. Every importer
 * takes its rows from here, so that none books a hidden or a shifted one without a word.
 */
export const dataRows = ({ rows, about }: FileTable, hasHidden: boolean): DataRow[] => {
  const hidden = new Set(hasHidden ? [] : about.hidden_rows)
  const wrong = new Map(about.wrong_rows.map(({ line, code }) => [line, code]))
  return rows.slice(1).flatMap((cells, at) => {
    const line = about.first_line + at + 1
    if (hidden.has(line) || cells.every(({ text }) => text === '')) return []
    const code = wrong.get(line)
    return [{ line, cells, ...(code && { code }) }]
  })
}

/** The table without its hidden columns, for files whose columns nobody matches. */
export const withoutColumns = ({ rows, about }: FileTable): FileTable => {
  const hidden = new Set(about.hidden_columns)
  return { rows: rows.map(row => row.map((cell, at) => (hidden.has(at) ? { text: '' } : cell))), about }
}

/** What a person sees about a file. */
export const shownAbout = ({ rows, about }: FileTable): FileAbout => {
  const { encoding, sheets, sheet, hidden_rows, hidden_columns } = about
  const titleOf = (at: number) => rows[0]?.[at]?.text || columnLetters(at)
  return { encoding, sheets, sheet, hidden_rows, hidden_columns: hidden_columns.map(titleOf) }
}
