import type { OwnEnrollment } from '@portal/contract/training/sub-activities/enrollments'
import { Button } from '@portal/ui/Button'
import { useTrainingTexts } from '../../../core/texts/training.ts'
import { LeaveButton } from './LeaveButton.tsx'
import { useEnroll } from './use-enroll.ts'

interface EnrollButtonProps {
  training: { readonly id: string; readonly name: string }
  /** The user's existing request. */
  enrollment: OwnEnrollment | null
  /** Whether the user may request a place. */
  canRequest?: boolean
  /** Default: `medium`. */
  size?: 'small' | 'medium'
}

/** Requests a place, withdraws the request, gives up the place, or asks to leave, depending on the state. */
export const EnrollButton = ({ training, enrollment, canRequest = false, size = 'medium' }: EnrollButtonProps) => {
  const t = useTrainingTexts()
  const { busy, request, withdraw } = useEnroll()
  if (enrollment?.can.withdraw)
    return (
      <Button
        isBusy={busy === enrollment.id}
        onPress={() => void withdraw(enrollment, training.name)}
        size={size}
        variant="quiet"
      >
        {t(enrollment.state === 'approved' ? 'give_up' : 'withdraw')}
      </Button>
    )
  if (enrollment?.can.ask_to_leave || enrollment?.can.stay)
    return <LeaveButton enrollment={enrollment} name={training.name} size={size} />
  if (!canRequest) return null
  return (
    <Button isBusy={busy === training.id} onPress={() => void request(training)} size={size} variant="primary">
      {t('request')}
    </Button>
  )
}
