import type { AttendancePercent } from '@portal/contract/training/attendance/attendance-percent'
import { isAttendanceLow } from '@portal/contract/training/attendance/attendance-percent'
import { useTrainingSessionTexts } from '../../../core/texts/training.ts'

/** Attendance so far in words, with a warning if it is too low. */
export const usePercentText = () => {
  const t = useTrainingSessionTexts()
  return (percent: AttendancePercent): string => {
    if (percent.so_far === null) return t('not_yet')
    return isAttendanceLow(percent)
      ? t('low', { percent: percent.so_far, least: percent.least })
      : t('so_far', { percent: percent.so_far })
  }
}
