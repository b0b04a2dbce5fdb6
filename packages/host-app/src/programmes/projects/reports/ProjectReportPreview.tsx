import ReportPreview from '../../../workspace/reports/print/ReportPreview.tsx'
import { type ReportKind, readReport } from './read-report.ts'
import { useReportWords } from './tables/report-words.ts'

interface ProjectReportPreviewProps {
  kind: ReportKind
  /** ID of the project. */
  id: string
  onClose: () => void
}

/** Print preview of a report on a project or its budget. */
const ProjectReportPreview = ({ kind, id, onClose }: ProjectReportPreviewProps) => {
  const words = useReportWords()
  return <ReportPreview about={`${kind} ${id}`} onClose={onClose} read={() => readReport(kind, id, words)} />
}

export default ProjectReportPreview
