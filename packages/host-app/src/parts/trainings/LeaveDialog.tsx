import { askToLeave } from '@portal/contract/dropouts'
import type { OwnEnrollment } from '@portal/contract/enrollments'
import { limits } from '@portal/contract/limits'
import { Text } from '@portal/ui/Text'
import { TextArea } from '@portal/ui/TextArea'
import { toast } from '@portal/ui/Toast'
import { useAct } from '../../blocks/api/use-read.ts'
import { FormDialog } from '../../blocks/form/FormDialog.tsx'
import { filled, useForm } from '../../blocks/form/use-form.ts'
import { useBlockTexts } from '../../blocks/texts.ts'
import { useTrainingTexts } from './texts.ts'

interface LeaveDialogProps {
  enrollment: Pick<OwnEnrollment, 'id'>
  /** Name of the training. */
  name: string
  onClose: () => void
}

/** Asks the organisers to record a withdrawal, with a reason if the trainee wants to give one. */
export const LeaveDialog = ({ enrollment: { id }, name, onClose }: LeaveDialogProps) => {
  const t = useTrainingTexts()
  const blocks = useBlockTexts()
  const { form, isSending } = useForm({
    endpoint: askToLeave,
    send: useAct(),
    read: values => ({ id, ...filled(values) }),
    onDone: () => {
      onClose()
      toast({ tone: 'success', text: t('asked_to_leave', { name }) })
    },
  })
  return (
    <FormDialog
      cancel={blocks('cancel')}
      form={{ ...form, label: t('ask_to_leave') }}
      isSending={isSending}
      onClose={onClose}
      submit={t('ask_to_leave')}
      title={t('ask_to_leave_title', { name })}
    >
      <Text tone="muted">{t('ask_to_leave_text')}</Text>
      <TextArea
        help={t('leave_reason_help')}
        isOptional
        label={t('leave_reason')}
        maxLength={limits.address_length}
        name="reason"
      />
    </FormDialog>
  )
}
