import { exportIati } from '@portal/contract/programmes/iati'
import { useMay } from '../../core/session/session.ts'
import { useReportTexts } from '../../core/texts/workspace.ts'
import { useIatiDownload } from '../../workspace/reports/use-iati-download.ts'

/** Downloads all visible projects as an IATI file, beside the list's own formats. Empty if not permitted. */
export const useIatiFile = () => {
  const t = useReportTexts()
  const mayExport = useMay(exportIati.needs)
  const { isWriting, download } = useIatiDownload()
  return mayExport ? [{ id: 'iati', label: t('menu.iati'), isWriting, download: () => void download() }] : []
}
