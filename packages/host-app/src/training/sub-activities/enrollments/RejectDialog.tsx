import type { OutputOf } from '@portal/contract/core/api/endpoint'
import { limits } from '@portal/contract/core/fields/limits'
import { decideEnrollments } from '@portal/contract/training/sub-activities/enrollments'
import { ReasonDialog } from '../../../blocks/form/ReasonDialog.tsx'
import { useEnrollmentTexts } from '../../../core/texts/training.ts'

interface RejectDialogProps {
  trainingId: string
  /** IDs of the requests. */
  ids: readonly string[]
  onClose: () => void
  /** Called with the result of each request. */
  onDone: (results: OutputOf<typeof decideEnrollments>['data']) => void
}

/** Rejects requests and asks for the reason, which the trainees can read. */
export const RejectDialog = ({ trainingId, ids, onClose, onDone }: RejectDialogProps) => {
  const t = useEnrollmentTexts()
  return (
    <ReasonDialog
      action={t('reject')}
      endpoint={decideEnrollments}
      input={{ id: trainingId, enrollment_ids: ids, decision: 'reject' }}
      isDanger
      onClose={onClose}
      onDone={({ data }) => onDone(data)}
      reason={{ help: t('reason_help'), label: t('reason'), maxLength: limits.address_length }}
      title={t('reject_title', { count: ids.length })}
    />
  )
}
