import { fromCsv } from '@portal/contract/core/fields/csv'
import { limits } from '@portal/contract/core/fields/limits'
import { bare } from '@portal/contract/core/fields/text-rules'
import type { Encoding } from '@portal/contract/core/tables/file-tables'
import { parse } from 'csv-parse/sync'
import { capped, convertedCells, UnreadableFile } from './cells.ts'
import { decoded } from './encoding.ts'
import { separatorOf } from './separator.ts'
import { type FileTable, plainAbout, type TableAbout } from './table.ts'

/** First bytes of other text formats, whatever the file's name: PDF, HTML and other XML, and RTF. */
const OTHER = /^\s*(?:%PDF-|<[!?a-z]|\{\\rtf)/i

/** Two cells that were one amount: `1` and `050.00` from an unquoted 1,050.00, or `12` and `50` from 12,50. */
const hasSplitAmount = (row: readonly string[]) =>
  row.some(
    (cell, at) => /^\D{0,4}\d{1,3}$/.test(cell.trim()) && /^\d{2,3}(?:\.\d+)?\D{0,4}$/.test(row[at + 1]?.trim() ?? ''),
  )

/** Rows with more cells than titles. They are shifted, so none of their cells is reliable. */
const wrongRows = (
  rows: readonly (readonly string[])[],
  first_line: number,
  mark: string,
): TableAbout['wrong_rows'] => {
  const width = rows[0]?.length ?? 0
  return rows.flatMap((row, at) => {
    if (row.findLastIndex(cell => cell.trim() !== '') < width) return []
    const code = mark === ',' && hasSplitAmount(row) ? ('row_split_amount' as const) : ('row_too_long' as const)
    return [{ line: first_line + at, code }]
  })
}

/** Parses a CSV file with any supported separator. Throws UnreadableFile. */
export const readCsv = (bytes: Uint8Array, chosen?: Encoding): FileTable => {
  const { text: whole, encoding } = decoded(bytes, chosen)
  if (whole.includes('\u0000') || OTHER.test(whole)) throw new UnreadableFile('file_unreadable')
  const { text, mark, skipped } = separatorOf(whole)
  const first_line = skipped + 1
  try {
    const rows: string[][] = parse(text, {
      bom: true,
      delimiter: mark,
      relax_column_count: true,
      to: limits.import_rows + 100,
      max_record_size: limits.import_columns * limits.import_cell_length,
    })
    const cells = capped(convertedCells(rows, cell => ({ text: fromCsv(bare(cell)) })))
    return {
      rows: cells,
      about: { ...plainAbout, first_line, encoding, wrong_rows: wrongRows(rows, first_line, mark) },
    }
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile('file_unreadable')
  }
}
