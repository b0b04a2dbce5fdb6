import type { OutputOf } from '@portal/contract/endpoint'
import { decideEnrollments } from '@portal/contract/enrollments'
import { limits } from '@portal/contract/limits'
import { Dialog } from '@portal/ui/Dialog'
import { Form } from '@portal/ui/Form'
import { TextArea } from '@portal/ui/TextArea'
import { useAct } from '../../../blocks/api/use-read.ts'
import { FormButtons } from '../../../blocks/form/FormButtons.tsx'
import { filled, useForm } from '../../../blocks/form/use-form.ts'
import { useEnrollmentTexts } from '../../../parts/enrollments/texts.ts'

interface RejectDialogProps {
  trainingId: string
  /** Of the requests. */
  ids: readonly string[]
  onClose: () => void
  /** Called with what came of it. */
  onDone: (results: OutputOf<typeof decideEnrollments>['data']) => void
}

/** Asks for the reason, which the trainees read, and rejects. */
export const RejectDialog = ({ trainingId, ids, onClose, onDone }: RejectDialogProps) => {
  const t = useEnrollmentTexts()
  const { form, isSending } = useForm({
    endpoint: decideEnrollments,
    send: useAct(),
    read: values => ({ id: trainingId, enrollment_ids: [...ids], decision: 'reject' as const, ...filled(values) }),
    onDone: ({ data }) => onDone(data),
  })
  return (
    <Dialog isOpen onClose={onClose} title={t('reject_title', { count: ids.length })}>
      <Form
        {...form}
        actions={<FormButtons isDanger isSending={isSending} onCancel={onClose} submit={t('reject')} />}
        label={t('reject')}
      >
        <TextArea
          help={t('reason_help')}
          isRequired
          label={t('reason')}
          maxLength={limits.address_length}
          name="reason"
        />
      </Form>
    </Dialog>
  )
}
