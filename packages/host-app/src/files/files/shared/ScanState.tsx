import type { FileVersion } from '@portal/contract/files/files'
import { Status } from '@portal/ui/Status'
import { useFileTexts } from './texts.ts'

/** Whether a file waits for the virus scanner, or is blocked by it; nothing where all is well. */
export const ScanState = ({ scan }: Pick<FileVersion, 'scan'>) => {
  const t = useFileTexts()
  if (scan === 'pending') return <Status tone="info">{t('scan_pending')}</Status>
  return scan === 'infected' ? <Status tone="danger">{t('scan_infected')}</Status> : null
}
