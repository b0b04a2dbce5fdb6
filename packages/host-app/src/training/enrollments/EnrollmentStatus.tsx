import type { OwnEnrollment } from '@portal/contract/training/sub-activities/enrollments'
import { Status } from '@portal/ui/Status'
import { useEnrollmentTexts } from '../../core/texts/training.ts'

const tones = {
  pending: 'warning',
  waitlisted: 'info',
  approved: 'success',
  rejected: 'danger',
  withdrawn: 'neutral',
  dropped_out: 'neutral',
} as const

/** Status of an enrolment request, with its position on the waiting list. */
export const EnrollmentStatus = ({ state, position }: Pick<OwnEnrollment, 'state' | 'position'>) => {
  const t = useEnrollmentTexts()
  return (
    <Status tone={tones[state]}>{position === null ? t(`states.${state}`) : t('waitlisted_at', { position })}</Status>
  )
}
