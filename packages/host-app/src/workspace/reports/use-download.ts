import { useTextSource } from '@portal/ui/texts'
import { useFileWriter } from '../../blocks/files/use-file-writer.ts'
import { useReportTexts } from '../../core/texts/workspace.ts'
import type { Report } from './report.ts'

/** Downloads reports as workbooks, one at a time. Loads the writer on demand. */
export const useDownload = () => {
  const t = useReportTexts()
  const { direction } = useTextSource()
  const { isWriting, write } = useFileWriter()
  const download = (read: () => Promise<Report>): Promise<void> =>
    write(async () => {
      const { downloadWorkbook } = await import('./workbook/download.ts')
      return downloadWorkbook(await read(), { t, direction })
    })
  return { isWriting, download }
}
