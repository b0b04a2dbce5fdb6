import { readSheet } from 'read-excel-file/node'
import { type Cell, capped, type Rows, Unread } from './cells.ts'
import { checkZip } from './check-zip.ts'

/** Enough for any amount; what comes after it is the noise of floating figures. */
const DIGITS = 8

const plain = (figure: number): string => {
  const text = figure.toFixed(DIGITS)
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text
}

const cellOf = (value: unknown): Cell => {
  if (value === null || value === undefined) return { text: '' }
  if (value instanceof Date) return { text: value.toISOString().slice(0, 10), typed: 'day' }
  if (typeof value === 'number') {
    if (!Number.isFinite(value) || Math.abs(value) > Number.MAX_SAFE_INTEGER) throw new Unread('file_unreadable')
    return { text: plain(value), typed: 'figure' }
  }
  return { text: String(value).trim() }
}

/** Reads the first sheet of an xlsx file. Throws Unread. */
export const readXlsx = async (bytes: Buffer): Promise<Rows> => {
  await checkZip(bytes)
  try {
    const rows = await readSheet(bytes)
    return capped(rows.map(row => row.map(cellOf)))
  } catch (error) {
    throw error instanceof Unread ? error : new Unread('file_unreadable')
  }
}
