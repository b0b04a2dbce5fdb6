import { saveFile } from '../../../../blocks/save-file.ts'
import { type ReportKind, readReport } from '../read-report.ts'
import type { ReportWords } from '../texts.ts'
import { sheetsOf } from './sheets.ts'
import { writeWorkbook } from './write-workbook.ts'

/** Reads a report, writes its workbook and hands it over; answers the file's name. Throws ProblemErrors of the api. */
export const downloadReport = async (kind: ReportKind, id: string, words: ReportWords): Promise<string> => {
  const report = await readReport(kind, id, words)
  const name = `${report.file}.xlsx`
  saveFile(await writeWorkbook(sheetsOf(report, words)), name)
  return name
}
