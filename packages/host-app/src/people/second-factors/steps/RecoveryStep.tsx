import type { CurrentUser } from '@portal/contract/people/access/access'
import { loginByRecoveryCode } from '@portal/contract/people/access/login-steps'
import { Button } from '@portal/ui/Button'
import { Form } from '@portal/ui/Form'
import { Text } from '@portal/ui/Text'
import { TextField } from '@portal/ui/TextField'
import { filled, useForm } from '../../../blocks/form/use-form.ts'
import { useFactorTexts } from '../../../core/texts/people.ts'

/** Login step: a recovery code. */
export const RecoveryStep = ({ onEntered }: { onEntered: (user: CurrentUser) => void }) => {
  const t = useFactorTexts()
  const { form, isSending } = useForm({
    endpoint: loginByRecoveryCode,
    read: filled,
    onDone: ({ data }) => onEntered(data),
  })
  return (
    <Form
      {...form}
      actions={
        <Button isBusy={isSending} isStretched type="submit" variant="primary">
          {t('step.submit')}
        </Button>
      }
      label={t('step.recovery_title')}
    >
      <Text>{t('step.recovery')}</Text>
      <TextField
        autoComplete="off"
        autoFocus
        direction="ltr"
        isRequired
        label={t('step.recovery_code')}
        name="recovery_code"
      />
    </Form>
  )
}
