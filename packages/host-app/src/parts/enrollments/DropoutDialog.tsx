import { recordDropout } from '@portal/contract/dropouts'
import { limits } from '@portal/contract/limits'
import type { Member } from '@portal/contract/people'
import { Text } from '@portal/ui/Text'
import { TextArea } from '@portal/ui/TextArea'
import { toast } from '@portal/ui/Toast'
import { useAct } from '../../blocks/api/use-read.ts'
import { FormDialog } from '../../blocks/form/FormDialog.tsx'
import { filled, useForm } from '../../blocks/form/use-form.ts'
import { useBlockTexts } from '../../blocks/texts.ts'
import { useNameOf } from '../people/texts.ts'
import { useEnrollmentTexts } from './texts.ts'

interface DropoutDialogProps {
  trainingId: string
  person: Pick<Member, 'id' | 'full_name_en' | 'full_name_ar'>
  /** What the trainee gave as reason when they asked to withdraw. Default nothing. */
  reason?: string | undefined
  onClose: () => void
}

/** Asks for the reason, which the trainee reads, and records a dropout. */
export const DropoutDialog = ({ trainingId, person, reason = '', onClose }: DropoutDialogProps) => {
  const t = useEnrollmentTexts()
  const blocks = useBlockTexts()
  const name = useNameOf()(person)
  const { form, isSending } = useForm({
    endpoint: recordDropout,
    send: useAct(),
    read: values => ({ id: trainingId, user_id: person.id, reason: '', ...filled(values) }),
    onDone: () => {
      onClose()
      toast({ tone: 'success', text: t('drop_out_done') })
    },
  })
  return (
    <FormDialog
      cancel={blocks('cancel')}
      form={{ ...form, label: t('drop_out') }}
      isSending={isSending}
      onClose={onClose}
      submit={t('drop_out')}
      title={t('drop_out_title', { name })}
    >
      <Text tone="muted">{t('drop_out_text')}</Text>
      <TextArea
        defaultValue={reason}
        help={t('drop_out_help')}
        isRequired
        label={t('reason')}
        maxLength={limits.address_length}
        name="reason"
      />
    </FormDialog>
  )
}
