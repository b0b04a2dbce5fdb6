import type { AttendancePercent } from '@portal/contract/training/attendance/attendance-percent'
import { isAttendanceLow } from '@portal/contract/training/attendance/attendance-percent'
import { textsOf } from '../../../core/texts/texts-of.tsx'
import type trainingSessions from '../../../locales/en/training_sessions.json'

export const useSessionTexts = textsOf<typeof trainingSessions>('training_sessions')

/** Attendance so far in words, with a warning if it is too low. */
export const usePercentText = () => {
  const t = useSessionTexts()
  return (percent: AttendancePercent): string => {
    if (percent.so_far === null) return t('not_yet')
    return isAttendanceLow(percent)
      ? t('low', { percent: percent.so_far, least: percent.least })
      : t('so_far', { percent: percent.so_far })
  }
}
