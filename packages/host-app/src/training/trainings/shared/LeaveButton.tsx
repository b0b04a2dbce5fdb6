import type { OwnEnrollment } from '@portal/contract/training/sub-activities/enrollments'
import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { Status } from '@portal/ui/Status'
import { useState } from 'react'
import { useTrainingTexts } from '../../../core/texts/training.ts'
import { LeaveDialog } from './LeaveDialog.tsx'
import { useEnroll } from './use-enroll.ts'

interface LeaveButtonProps {
  enrollment: OwnEnrollment
  /** Name of the training. */
  name: string
  size: 'small' | 'medium'
}

/** For trainees who can no longer withdraw themselves: asks the organisers to leave, or cancels that request. */
export const LeaveButton = ({ enrollment, name, size }: LeaveButtonProps) => {
  const t = useTrainingTexts()
  const { busy, stay } = useEnroll()
  const [isAsking, setAsking] = useState(false)
  if (enrollment.can.stay)
    return (
      <Inline gap="small">
        <Status tone="warning">{t('leave_asked')}</Status>
        <Button isBusy={busy === enrollment.id} onPress={() => void stay(enrollment, name)} size={size}>
          {t('stay')}
        </Button>
      </Inline>
    )
  if (!enrollment.can.ask_to_leave) return null
  return (
    <>
      <Button onPress={() => setAsking(true)} size={size} variant="quiet">
        {t('ask_to_leave')}
      </Button>
      {isAsking && <LeaveDialog enrollment={enrollment} name={name} onClose={() => setAsking(false)} />}
    </>
  )
}
