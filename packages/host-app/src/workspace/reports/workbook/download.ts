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
