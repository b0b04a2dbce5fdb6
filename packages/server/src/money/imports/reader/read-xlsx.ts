import { bare, fromSpreadsheet } from '@portal/contract/core/fields/text-rules'
import { readSheet } from 'read-excel-file/node'
import { type Cell, capped, convertedCells, UnreadableFile } from './cells.ts'
import { checkZip } from './check-zip.ts'
import type { CellFormat } from './formats.ts'
import { cellName, type FileTable, plainAbout } from './table.ts'
import { sheetFactsOf, workbookOf } from './workbook.ts'

/** Enough for any rate, and for the precision of spreadsheets. Further digits are floating-point noise. */
const DECIMALS = 8
const DIGITS = 15

/** From here on, `toFixed` uses an exponent. */
const EXPONENT = 1e21

// Formats even huge numbers. The error then names their row, instead of calling the file unreadable.
const plain = (figure: number): string => {
  if (Math.abs(figure) >= EXPONENT) return Number.isFinite(figure) ? BigInt(figure).toString() : String(figure)
  const whole = Math.trunc(Math.abs(figure)).toString().length
  const text = figure.toFixed(Math.max(0, Math.min(DECIMALS, DIGITS - whole)))
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text
}

const cellOf = (value: unknown, format: CellFormat | undefined): Cell => {
  if (value === null || value === undefined) return { text: '' }
  if (value instanceof Date && !Number.isNaN(value.getTime()))
    return { text: value.toISOString().slice(0, 10), typed: 'day' }
  if (typeof value !== 'number') return { text: fromSpreadsheet(bare(String(value))) }
  const text = plain(format?.isPercent ? value * 100 : value)
  return { text, typed: 'figure', ...(format?.currency && { currency: format.currency }) }
}

/**
 * Reads one sheet of an xlsx file, by default the first visible one. A cell shown as 60 % becomes 60. Cells keep a
 * currency that only their format shows. Throws UnreadableFile.
 */
export const readXlsx = async (bytes: Buffer, chosen?: number): Promise<FileTable> => {
  await checkZip(bytes)
  try {
    const workbook = await workbookOf(bytes)
    const shown = workbook.sheets.findIndex(({ is_hidden }) => !is_hidden)
    const at = chosen ?? Math.max(0, shown)
    const sheet = workbook.sheets[at]
    if (!sheet) throw new UnreadableFile('file_unreadable')
    const values = await readSheet(bytes, at + 1)
    const { formats, hiddenRows, hiddenColumns } = await sheetFactsOf(bytes, sheet, workbook)
    const rows = capped(convertedCells(values, (value, y, x) => cellOf(value, formats.get(cellName(y, x)))))
    const isFilled = (row: readonly Cell[] | undefined) => row?.some(({ text }) => text !== '') ?? false
    const about = {
      ...plainAbout,
      sheets: workbook.sheets.map(({ name, is_hidden }) => ({ name, is_hidden })),
      sheet: at,
      // Titles are read even if hidden. Empty rows and columns need no decision.
      hidden_rows: hiddenRows.filter(line => line > 1 && isFilled(rows[line - 1])),
      hidden_columns: hiddenColumns.filter(column => rows.some(row => isFilled(row.slice(column, column + 1)))),
    }
    return { rows, about }
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile('file_unreadable')
  }
}
