import { limits } from '@portal/contract/core/fields/limits'
import type { Member } from '@portal/contract/core/records/people'
import { recordDropout } from '@portal/contract/training/sub-activities/dropouts'
import { toast } from '@portal/ui/Toast'
import { ReasonDialog } from '../../blocks/form/ReasonDialog.tsx'
import { useEnrollmentTexts } from '../../core/texts/training.ts'
import { useNameOf } from '../../people/people/use-name-of.ts'

interface DropoutDialogProps {
  trainingId: string
  person: Pick<Member, 'id' | 'full_name_en' | 'full_name_ar'>
  /** The reason given in the trainee's withdrawal request. Default: empty. */
  reason?: string | undefined
  onClose: () => void
}

/** Records a dropout and asks for the reason, which the trainee can read. */
export const DropoutDialog = ({ trainingId, person, reason = '', onClose }: DropoutDialogProps) => {
  const t = useEnrollmentTexts()
  const name = useNameOf()(person)
  return (
    <ReasonDialog
      action={t('drop_out')}
      endpoint={recordDropout}
      input={{ id: trainingId, user_id: person.id }}
      onClose={onClose}
      onDone={() => {
        onClose()
        toast({ tone: 'success', text: t('drop_out_done') })
      }}
      reason={{
        defaultValue: reason,
        help: t('drop_out_help'),
        label: t('reason'),
        maxLength: limits.address_length,
      }}
      text={t('drop_out_text')}
      title={t('drop_out_title', { name })}
    />
  )
}
