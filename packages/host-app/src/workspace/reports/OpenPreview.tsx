import { lazy, Suspense } from 'react'
import { useQuery } from '../../blocks/navigation/use-query.ts'
import { withTexts } from '../../core/texts/i18n.ts'
import type { Report } from './report.ts'

const ReportPreview = lazy(withTexts(() => import('./print/ReportPreview.tsx')))

/** A report with a print preview. */
export interface PreviewedReport {
  /** Part of the cache key: which report of which record. */
  about: string
  /** URL parameter that opens the preview. */
  param: string
  read: () => Promise<Report>
}

/** Print preview of a report, open while the URL says so. */
export const OpenPreview = ({ about, param, read }: PreviewedReport) => {
  const { get, set } = useQuery()
  if (get(param) !== 'print') return null
  return (
    <Suspense>
      <ReportPreview about={about} onClose={() => set({ [param]: undefined })} read={read} />
    </Suspense>
  )
}
