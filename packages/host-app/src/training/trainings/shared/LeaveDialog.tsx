import { limits } from '@portal/contract/core/fields/limits'
import { askToLeave } from '@portal/contract/training/sub-activities/dropouts'
import type { OwnEnrollment } from '@portal/contract/training/sub-activities/enrollments'
import { toast } from '@portal/ui/Toast'
import { ReasonDialog } from '../../../blocks/form/ReasonDialog.tsx'
import { useTrainingTexts } from '../../../core/texts/training.ts'

interface LeaveDialogProps {
  enrollment: Pick<OwnEnrollment, 'id'>
  /** Name of the training. */
  name: string
  onClose: () => void
}

/** Asks the organisers to record a withdrawal. The reason is optional. */
export const LeaveDialog = ({ enrollment: { id }, name, onClose }: LeaveDialogProps) => {
  const t = useTrainingTexts()
  return (
    <ReasonDialog
      action={t('ask_to_leave')}
      endpoint={askToLeave}
      input={{ id }}
      onClose={onClose}
      onDone={() => {
        onClose()
        toast({ tone: 'success', text: t('asked_to_leave', { name }) })
      }}
      reason={{
        help: t('leave_reason_help'),
        isOptional: true,
        label: t('leave_reason'),
        maxLength: limits.address_length,
      }}
      text={t('ask_to_leave_text')}
      title={t('ask_to_leave_title', { name })}
    />
  )
}
