import { limits } from '@portal/contract/core/fields/limits'
import { isFilled } from '@portal/contract/core/fields/text-rules'
import { Button } from '@portal/ui/Button'
import { Form } from '@portal/ui/Form'
import { Text } from '@portal/ui/Text'
import { TextArea } from '@portal/ui/TextArea'
import { useEffect, useRef, useState } from 'react'
import { useSignatureTexts } from '../../locales/index.ts'
import type { DecisionFormProps } from './SignForm.tsx'
import { useRefusal } from './use-refusal.ts'

export const RejectForm = ({ panel, capacity, others, instead }: DecisionFormProps) => {
  const t = useSignatureTexts()
  const refusal = useRefusal(panel)
  const [reason, setReason] = useState('')
  const [isChecked, setChecked] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  const submit = () => {
    setChecked(true)
    if (isFilled(reason)) void panel.decide({ ...capacity, decision: 'reject', reason })
  }
  return (
    <Form
      actions={
        instead ?? (
          <>
            <Button isBusy={panel.isBusy} type="submit" variant="danger">
              {t('reject')}
            </Button>
            {others}
          </>
        )
      }
      label={t('reject_title')}
      onSubmit={submit}
      problems={{
        ...refusal.problems,
        ...(isChecked && !isFilled(reason) && { reason: t('problems.field_empty') }),
      }}
      serverError={refusal.text}
    >
      <Text tone="muted">{t('reject_help')}</Text>
      <TextArea
        isRequired
        label={t('reason')}
        maxLength={limits.text_length}
        name="reason"
        onChange={setReason}
        ref={field}
        value={reason}
      />
    </Form>
  )
}
