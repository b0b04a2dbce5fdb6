import { confirmOwnEmailChange } from '@portal/contract/people/users/email-changes'
import { Button } from '@portal/ui/Button'
import { Form } from '@portal/ui/Form'
import { PasswordField } from '@portal/ui/PasswordField'
import { Text } from '@portal/ui/Text'
import { useAct } from '../../../blocks/api/use-read.ts'
import { filled, useForm } from '../../../blocks/form/use-form.ts'
import { loadUser } from '../../../core/session/session.ts'
import { useAccountTexts } from '../../../core/texts/people.ts'

interface ConfirmChangeProps {
  email: string
  onDone: () => void
}

/**
 * Applies a requested change of the person's email at once. An open session alone isn't proof, so the password is
 * required.
 */
export const ConfirmChange = ({ email, onDone }: ConfirmChangeProps) => {
  const t = useAccountTexts()
  const { form, isSending } = useForm({
    endpoint: confirmOwnEmailChange,
    read: filled,
    send: useAct(),
    onDone: async () => {
      await loadUser()
      onDone()
    },
  })
  return (
    <Form
      {...form}
      actions={
        <Button isBusy={isSending} type="submit" variant="primary">
          {t('email_change.confirm')}
        </Button>
      }
    >
      <Text>{t('email_change.confirm_help', { email })}</Text>
      <PasswordField autoComplete="current-password" isRequired label={t('password.current')} name="current_password" />
    </Form>
  )
}
