import { PrintPreview } from '@portal/ui/PrintPreview'
import { Skeleton } from '@portal/ui/Skeleton'
import useSWR from 'swr'
import { ListFailed } from '../../../blocks/feedback/ListFailed.tsx'
import { useReportTexts } from '../../../core/texts/workspace.ts'
import type { Report } from '../report.ts'
import { Paper } from './Paper.tsx'

interface ReportPreviewProps {
  /** Part of the cache key: which report of which record. */
  about: string
  read: () => Promise<Report>
  onClose: () => void
}

/** Loads on open and never revalidates while open, so that the print matches the preview. */
const asOpened = { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false }

/** Print preview of a report with the data from when it was opened. */
const ReportPreview = ({ about, read, onClose }: ReportPreviewProps) => {
  const t = useReportTexts()
  const { data, error, isValidating, mutate } = useSWR(`report of ${about}`, read, asOpened)
  const report = isValidating ? undefined : data
  const failure = report ? undefined : error
  return (
    <PrintPreview
      isOpen
      onClose={onClose}
      // The tables have more columns than a portrait page can fit.
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
