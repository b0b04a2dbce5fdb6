import { exportIati } from '@portal/contract/programmes/iati'
import { useMay } from '../../core/session/session.ts'
import { useReportTexts } from '../../workspace/reports/texts.ts'
import { useIatiDownload } from '../../workspace/reports/use-iati-download.ts'

/** All projects that one sees as a file of IATI, beside the list's own files; nothing for those who may not export it. */
export const useIatiFile = () => {
  const t = useReportTexts()
  const mayExport = useMay(exportIati.needs)
  const { isWriting, download } = useIatiDownload()
  return mayExport ? [{ id: 'iati', label: t('menu.iati'), isWriting, download: () => void download() }] : []
}
