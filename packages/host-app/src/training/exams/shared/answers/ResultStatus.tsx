import type { AttemptResult } from '@portal/contract/training/exams/exam-marking'
import { Status } from '@portal/ui/Status'
import { useExamTexts } from '../../../../core/texts/training.ts'

/** Result of an attempt, or why there is none yet. */
export const ResultStatus = ({
  result: { state, percent, unmarked, points, points_possible },
}: {
  result: AttemptResult
}) => {
  const t = useExamTexts()
  if (state === 'open') return <Status tone="info">{t('open')}</Status>
  if (percent === null) return <Status tone="warning">{t('pending', { count: unmarked })}</Status>
  return <Status tone="success">{t('percent', { percent, points, possible: points_possible })}</Status>
}
