import { lazy, Suspense } from 'react'
import { useQuery } from '../../blocks/navigation/use-query.ts'
import { withTexts } from '../../core/texts/with-texts.ts'
import type { Report } from './report.ts'

const ReportPreview = lazy(withTexts(() => import('./print/ReportPreview.tsx')))

/** A report that can be looked at on paper. */
export interface PreviewedReport {
  /** Identifies a report: of what and of which record. */
  about: string
  /** The URL parameter of an open preview. */
  param: string
  read: () => Promise<Report>
}

/** The preview of a report, while the address asks for it. */
export const OpenPreview = ({ about, param, read }: PreviewedReport) => {
  const { get, set } = useQuery()
  if (get(param) !== 'print') return null
  return (
    <Suspense>
      <ReportPreview about={about} onClose={() => set({ [param]: undefined })} read={read} />
    </Suspense>
  )
}
