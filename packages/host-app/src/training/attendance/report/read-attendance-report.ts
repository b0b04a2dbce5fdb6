import { readTrainingAttendance } from '@portal/contract/training/attendance/attendance'
import { useTextSource } from '@portal/ui/texts'
import { api } from '../../../core/api.ts'
import { useTrainingSessionTexts } from '../../../core/texts/training.ts'
import { useNameOf } from '../../../people/people/use-name-of.ts'
import type { Report } from '../../../workspace/reports/report.ts'
import { type AttendanceWords, attendanceReport } from './attendance-report.ts'

/** Texts, names, and language of the attendance list, in the current language. */
export const useAttendanceWords = (): AttendanceWords => ({
  t: useTrainingSessionTexts(),
  nameOf: useNameOf(),
  language: useTextSource().language,
})

/** Loads a training's attendance and builds the report. Throws the API's ProblemError. */
export const readAttendanceReport = async (id: string, words: AttendanceWords): Promise<Report> =>
  attendanceReport(words, (await api(readTrainingAttendance, { id })).data)
