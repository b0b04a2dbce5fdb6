import { bare, fromSpreadsheet } from '@portal/contract/text-rules'
import { readSheet } from 'read-excel-file/node'
import { type Cell, capped, cellsOf, type Rows, UnreadableFile } from './cells.ts'
import { checkZip } from './check-zip.ts'
import { cellName, percentsIn } from './percents.ts'

/** Enough for any rate, and all that a spreadsheet stores; what comes after either is the noise of floating figures. */
const DECIMALS = 8
const DIGITS = 15

/** From here on a figure is written with an exponent. */
const EXPONENT = 1e21

// However large, it is read: whoever looks for it in the file gets its row named, and not the file called broken.
const plain = (figure: number): string => {
  if (Math.abs(figure) >= EXPONENT) return Number.isFinite(figure) ? BigInt(figure).toString() : String(figure)
  const whole = Math.trunc(Math.abs(figure)).toString().length
  const text = figure.toFixed(Math.max(0, Math.min(DECIMALS, DIGITS - whole)))
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text
}

const cellOf = (value: unknown, isPercent: boolean): Cell => {
  if (value === null || value === undefined) return { text: '' }
  if (value instanceof Date && !Number.isNaN(value.getTime()))
    return { text: value.toISOString().slice(0, 10), typed: 'day' }
  if (typeof value === 'number') return { text: plain(isPercent ? value * 100 : value), typed: 'figure' }
  return { text: fromSpreadsheet(bare(String(value))) }
}

/**
 * Reads the first sheet of an xlsx file; what it shows as 60 % is 60, however it stores that. Throws UnreadableFile.
 */
export const readXlsx = async (bytes: Buffer): Promise<Rows> => {
  await checkZip(bytes)
  try {
    const rows = await readSheet(bytes)
    const percents = await percentsIn(bytes)
    return capped(cellsOf(rows, (value, y, x) => cellOf(value, percents.has(cellName(y, x)))))
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile('file_unreadable')
  }
}
