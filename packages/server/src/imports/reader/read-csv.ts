import { fromCsv } from '@portal/contract/csv'
import { limits } from '@portal/contract/limits'
import { bare } from '@portal/contract/text-rules'
import { parse } from 'csv-parse/sync'
import { capped, cellsOf, type Rows, UnreadableFile } from './cells.ts'

const MARKS = [',', ';', '\t'] as const

/** Excel writes Arabic csv files in the code page of old Windows, and its Unicode text in UTF-16; the rest is UTF-8. */
const textOf = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1256').decode(bytes)
  }
}

/** The mark that parts the titles: the one there are most of outside of quotes. */
const markOf = (text: string): string => {
  const titles = (text.split(/\r?\n/, 1)[0] ?? '').replace(/"[^"]*"/g, '')
  const counted = MARKS.map(mark => ({ mark, count: titles.split(mark).length }))
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).mark
}

/** How other kinds of files begin that are texts too, whatever they are called: PDF, web pages and other XML, RTF. */
const OTHER = /^\s*(?:%PDF-|<[!?a-z]|\{\\rtf)/i

/** Reads a csv file, whatever parts its cells. Throws UnreadableFile. */
export const readCsv = (bytes: Uint8Array): Rows => {
  const text = textOf(bytes)
  if (text.includes('\u0000') || OTHER.test(text)) throw new UnreadableFile('file_unreadable')
  try {
    const rows: string[][] = parse(text, {
      bom: true,
      delimiter: markOf(text),
      relax_column_count: true,
      to: limits.import_rows + 100,
      max_record_size: limits.import_columns * limits.import_cell_length,
    })
    return capped(cellsOf(rows, cell => ({ text: fromCsv(bare(cell)) })))
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile('file_unreadable')
  }
}
