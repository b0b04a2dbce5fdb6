import { DownloadMenu } from '../reports/DownloadMenu.tsx'
import { readAttendanceReport, useAttendanceWords } from './read-attendance-report.ts'

/** The attendance list of a training as a workbook and on paper. */
export const AttendanceMenu = ({ id }: { id: string }) => {
  const words = useAttendanceWords()
  return (
    <DownloadMenu
      about={`attendance ${id}`}
      label={words.t('attendance_list')}
      param="session_act"
      read={() => readAttendanceReport(id, words)}
    />
  )
}
