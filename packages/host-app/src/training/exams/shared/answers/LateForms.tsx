import { limits } from '@portal/contract/core/fields/limits'
import { decideLateAnswers, lateDecisions, undoLateDecision } from '@portal/contract/training/exams/late-answers'
import { Form } from '@portal/ui/Form'
import { RadioGroup } from '@portal/ui/RadioGroup'
import { TextArea } from '@portal/ui/TextArea'
import { toast } from '@portal/ui/Toast'
import { useAct } from '../../../../blocks/api/use-read.ts'
import { FormButtons } from '../../../../blocks/form/FormButtons.tsx'
import { filled, useForm } from '../../../../blocks/form/use-form.ts'
import { useExamTexts } from '../../../../core/texts/training.ts'

interface LateFormProps {
  /** ID of the attempt. */
  id: string
  onClose: () => void
  onDone: () => void
}

const Reason = ({ label }: { label: string }) => (
  <TextArea isRequired label={label} maxLength={limits.address_length} name="reason" rows={2} />
)

/** Accepts or rejects the late answers of an attempt. */
export const DecideForm = ({ id, onClose, onDone }: LateFormProps) => {
  const t = useExamTexts()
  const { form, isSending } = useForm({
    endpoint: decideLateAnswers,
    send: useAct(),
    read: values => ({ id, reason: '', ...filled(values) }),
    onDone: ({ data }) => {
      onDone()
      toast({ tone: 'success', text: t(data.late_decision === 'accept' ? 'accepted' : 'rejected') })
    },
  })
  return (
    <Form
      {...form}
      actions={<FormButtons isSending={isSending} onCancel={onClose} submit={t('late_decide')} />}
      label={t('late_decide')}
    >
      <RadioGroup
        isRequired
        label={t('late_decision')}
        name="decision"
        options={lateDecisions.map(value => ({ value, label: t(value) }))}
      />
      <Reason label={t('late_reason')} />
    </Form>
  )
}

/** Undoes the decision on the late answers of an attempt. */
export const UndoForm = ({ id, onClose, onDone }: LateFormProps) => {
  const t = useExamTexts()
  const { form, isSending } = useForm({
    endpoint: undoLateDecision,
    send: useAct(),
    read: values => ({ id, reason: '', ...filled(values) }),
    onDone: () => {
      onDone()
      toast({ tone: 'success', text: t('late_undone') })
    },
  })
  return (
    <Form
      {...form}
      actions={<FormButtons isSending={isSending} onCancel={onClose} submit={t('late_undo')} />}
      label={t('late_undo')}
    >
      <Reason label={t('late_undo_reason')} />
    </Form>
  )
}
