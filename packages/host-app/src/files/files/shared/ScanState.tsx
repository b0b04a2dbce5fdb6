import type { FileVersion } from '@portal/contract/files/files'
import { Status } from '@portal/ui/Status'
import { useFileTexts } from '../../../core/texts/texts.ts'

/** Shows that the virus scan is pending or blocked the file. Renders nothing for clean files. */
export const ScanState = ({ scan }: Pick<FileVersion, 'scan'>) => {
  const t = useFileTexts()
  if (scan === 'pending') return <Status tone="info">{t('scan_pending')}</Status>
  return scan === 'infected' ? <Status tone="danger">{t('scan_infected')}</Status> : null
}
