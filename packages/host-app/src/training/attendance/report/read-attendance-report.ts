import { readTrainingAttendance } from '@portal/contract/training/attendance/attendance'
import { useTextSource } from '@portal/ui/texts'
import { api } from '../../../core/api.ts'
import { useNameOf } from '../../../people/people/texts.ts'
import type { Report } from '../../../workspace/reports/report.ts'
import { useSessionTexts } from '../../training-sessions/shared/texts.ts'
import { type AttendanceWords, attendanceReport } from './attendance-report.ts'

/** All that the attendance list is written with, in the language that is read. */
export const useAttendanceWords = (): AttendanceWords => ({
  t: useSessionTexts(),
  nameOf: useNameOf(),
  language: useTextSource().language,
})

/** Reads the attendance of a training as it is to be written. Throws ProblemErrors of the api. */
export const readAttendanceReport = async (id: string, words: AttendanceWords): Promise<Report> =>
  attendanceReport(words, (await api(readTrainingAttendance, { id })).data)
