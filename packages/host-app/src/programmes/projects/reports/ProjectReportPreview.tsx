import ReportPreview from '../../../workspace/reports/print/ReportPreview.tsx'
import { type ReportKind, readReport } from './read-report.ts'
import { useReportWords } from './texts.ts'

interface ProjectReportPreviewProps {
  kind: ReportKind
  /** Of the project. */
  id: string
  onClose: () => void
}

/** A report on a project or its budget on paper. */
const ProjectReportPreview = ({ kind, id, onClose }: ProjectReportPreviewProps) => {
  const words = useReportWords()
  return <ReportPreview about={`${kind} ${id}`} onClose={onClose} read={() => readReport(kind, id, words)} />
}

export default ProjectReportPreview
