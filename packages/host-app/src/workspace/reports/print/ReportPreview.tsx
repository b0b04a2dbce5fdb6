import { PrintPreview } from '@portal/ui/PrintPreview'
import { Skeleton } from '@portal/ui/Skeleton'
import useSWR from 'swr'
import { ListFailed } from '../../../blocks/feedback/ListFailed.tsx'
import type { Report } from '../report.ts'
import { useReportTexts } from '../texts.ts'
import { Paper } from './Paper.tsx'

interface ReportPreviewProps {
  /** Identifies a report: of what and of which record. */
  about: string
  read: () => Promise<Report>
  onClose: () => void
}

/** Read again whenever a preview is opened, and never while it is open: what is printed is what was looked at. */
const asOpened = { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false }

/** A report on a sheet of paper, as it was when the preview was opened. */
const ReportPreview = ({ about, read, onClose }: ReportPreviewProps) => {
  const t = useReportTexts()
  const { data, error, isValidating, mutate } = useSWR(`report of ${about}`, read, asOpened)
  const report = isValidating ? undefined : data
  const failure = report ? undefined : error
  return (
    <PrintPreview
      isOpen
      onClose={onClose}
      // They have more columns than an upright sheet has space for.
      orientation="landscape"
      title={report?.file ?? t('reports')}
    >
      {report && <Paper report={report} />}
      {failure !== undefined && <ListFailed error={failure} isRetrying={isValidating} onRetry={() => void mutate()} />}
      {!report && failure === undefined && <Skeleton lines={12} shape="row" />}
    </PrintPreview>
  )
}

export default ReportPreview
