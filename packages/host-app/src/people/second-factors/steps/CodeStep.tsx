import type { CurrentUser } from '@portal/contract/people/access/access'
import { loginByCode } from '@portal/contract/people/access/login-steps'
import { Button } from '@portal/ui/Button'
import { Form } from '@portal/ui/Form'
import { Text } from '@portal/ui/Text'
import { useRef } from 'react'
import { filled, useForm } from '../../../blocks/form/use-form.ts'
import { useFactorTexts } from '../../../core/texts/people.ts'
import { CodeInput } from '../CodeInput.tsx'

/** Login step: a code from the app. Submits on its last digit. */
export const CodeStep = ({ onEntered }: { onEntered: (user: CurrentUser) => void }) => {
  const t = useFactorTexts()
  const button = useRef<HTMLButtonElement>(null)
  const { form, isSending, failure } = useForm({
    endpoint: loginByCode,
    read: filled,
    onDone: ({ data }) => onEntered(data),
  })
  return (
    <Form
      {...form}
      actions={
        <Button isBusy={isSending} isStretched ref={button} type="submit" variant="primary">
          {t('step.submit')}
        </Button>
      }
      label={t('step.app_title')}
    >
      <Text>{t('step.app')}</Text>
      <CodeInput failure={failure} onComplete={() => void setTimeout(() => button.current?.form?.requestSubmit())} />
    </Form>
  )
}
