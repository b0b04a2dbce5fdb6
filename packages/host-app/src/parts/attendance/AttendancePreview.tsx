import { ReportPreview } from '../reports/print/ReportPreview.tsx'
import { readAttendanceReport, useAttendanceWords } from './read-attendance-report.ts'

/** The attendance list of a training on paper. */
const AttendancePreview = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const words = useAttendanceWords()
  return <ReportPreview about={`attendance ${id}`} onClose={onClose} read={() => readAttendanceReport(id, words)} />
}

export default AttendancePreview
