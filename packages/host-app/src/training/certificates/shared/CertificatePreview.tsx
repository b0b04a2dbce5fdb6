import { readCertificate } from '@portal/contract/training/certificates/certificates'
import { PrintPreview } from '@portal/ui/PrintPreview'
import { Skeleton } from '@portal/ui/Skeleton'
import { useRead } from '../../../blocks/api/use-read.ts'
import { ListFailed } from '../../../blocks/feedback/ListFailed.tsx'
import { useCertificateTexts } from '../../../core/texts/training.ts'
import { CertificatePaper } from './CertificatePaper.tsx'

const CertificatePreview = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useCertificateTexts()
  const { data, error, isValidating, mutate } = useRead(readCertificate, { id })
  const certificate = data?.data
  return (
    <PrintPreview
      isOpen
      isViewOnly={!certificate?.can.print}
      onClose={onClose}
      orientation="landscape"
      title={certificate ? t('file', { code: certificate.code }) : t('certificate')}
    >
      {certificate && <CertificatePaper certificate={certificate} />}
      {!certificate && error !== undefined && (
        <ListFailed error={error} isRetrying={isValidating} onRetry={() => void mutate()} />
      )}
      {!certificate && error === undefined && <Skeleton lines={8} shape="row" />}
    </PrintPreview>
  )
}

export default CertificatePreview
