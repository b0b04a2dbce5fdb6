import { PrintPreview } from '@portal/ui/PrintPreview'
import { Skeleton } from '@portal/ui/Skeleton'
import useSWR from 'swr'
import { ListFailed } from '../../../../blocks/ListFailed.tsx'
import { type ReportKind, readReport } from '../read-report.ts'
import { useReportTexts, useReportWords } from '../texts.ts'
import { Paper } from './Paper.tsx'

interface ReportPreviewProps {
  kind: ReportKind
  /** Of the project. */
  id: string
  onClose: () => void
}

/** Read anew whenever a preview is opened, and never while it is open: what is printed is what was looked at. */
const asOpened = { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false }

/** A report on a sheet of paper, as it stood when the preview was opened. */
const ReportPreview = ({ kind, id, onClose }: ReportPreviewProps) => {
  const t = useReportTexts()
  const words = useReportWords()
  const read = useSWR(`report of ${kind} ${id}`, () => readReport(kind, id, words), asOpened)
  const report = read.isValidating ? undefined : read.data
  const error = report ? undefined : read.error
  return (
    <PrintPreview
      isOpen
      onClose={onClose}
      // Both have more columns than an upright sheet has room for.
      orientation="landscape"
      title={report?.file ?? t('reports')}
    >
      {report && <Paper report={report} />}
      {error !== undefined && (
        <ListFailed error={error} isRetrying={read.isValidating} onRetry={() => void read.mutate()} />
      )}
      {!report && error === undefined && <Skeleton lines={12} shape="row" />}
    </PrintPreview>
  )
}

export default ReportPreview
