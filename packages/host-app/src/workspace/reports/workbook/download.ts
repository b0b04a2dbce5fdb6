import { saveFile } from '../../../blocks/files/save-file.ts'
import { writeWorkbook } from '../../../core/workbook/write-workbook.ts'
import type { Report } from '../report.ts'
import { sheetsOf, type WorkbookWords } from './sheets.ts'

/** Writes a report's workbook and downloads it. Returns the file name. */
export const downloadWorkbook = async (report: Report, words: WorkbookWords): Promise<string> => {
  const name = `${report.file}.xlsx`
  saveFile(await writeWorkbook(sheetsOf(report, words)), name)
  return name
}

const WIDTH = 18

/**
 * Writes rows of text to a one-sheet workbook in the import format, with column names in the first row. Downloads the
 * file.
 */
export const saveTable = async (name: string, rows: readonly (readonly string[])[]): Promise<void> => {
  const [head = []] = rows
  // Formats cells as text, so that a spreadsheet doesn't turn a column name into a date.
  const data = rows.map(row => row.map(value => (value === '' ? {} : { value, format: '@' })))
  const sheet = { sheet: 'Sheet1', data, columns: head.map(() => ({ width: WIDTH })) }
  saveFile(await writeWorkbook([{ ...sheet, rightToLeft: false, stickyRowsCount: 1, orientation: 'landscape' }]), name)
}
