import { exportIati } from '@portal/contract/iati'
import { Button } from '@portal/ui/Button'
import { Icon } from '@portal/ui/Icon'
import { useReportTexts } from '../../parts/reports/texts.ts'
import { useIatiDownload } from '../../parts/reports/use-iati-download.ts'
import { useMay } from '../../session/session.ts'

/** Downloads all projects that one sees as a file of IATI, for those who may. */
export const ExportProjects = () => {
  const t = useReportTexts()
  const mayExport = useMay(exportIati.needs)
  const { isWriting, download } = useIatiDownload()
  if (!mayExport) return null
  return (
    <Button icon={<Icon name="download" />} isBusy={isWriting} onPress={() => void download()}>
      {t('menu.iati')}
    </Button>
  )
}
