import { exportIati } from '@portal/contract/programmes/iati'
import { useTextSource } from '@portal/ui/texts'
import { saveFile } from '../../blocks/files/save-file.ts'
import { useFileWriter } from '../../blocks/files/use-file-writer.ts'
import { api } from '../../core/api.ts'
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

/** Downloads one project or all accessible ones as an IATI 2.03 file. */
export const useIatiDownload = () => {
  const { isWriting, write } = useFileWriter()
  const download = (project_id?: string): Promise<void> =>
    write(async () => {
      const { file, xml } = (await api(exportIati, { project_id })).data
      saveFile(new Blob([xml], { type: 'application/xml' }), file)
      return file
    })
  return { isWriting, download }
}
