import { changeOwnEmail } from '@portal/contract/people/own-account/own-account'
import { Button } from '@portal/ui/Button'
import { Form } from '@portal/ui/Form'
import { PasswordField } from '@portal/ui/PasswordField'
import { TextField } from '@portal/ui/TextField'
import { filled, useForm } from '../../../blocks/form/use-form.ts'
import { useAccountTexts } from '../texts.ts'

interface NewEmailFormProps {
  /** Given the address that a code went to. */
  onSent: (email: string) => void
  /** For who has a code already, for example after the page was closed to read it. */
  onCode: () => void
}

/** Asks for the new address and the password, and has a code sent. */
export const NewEmailForm = ({ onSent, onCode }: NewEmailFormProps) => {
  const t = useAccountTexts()
  const { form, isSending } = useForm({
    endpoint: changeOwnEmail,
    read: filled,
    onDone: (_, { email }) => onSent(email),
  })
  return (
    <Form
      {...form}
      actions={
        <>
          <Button isBusy={isSending} type="submit" variant="primary">
            {t('email.send')}
          </Button>
          <Button onPress={onCode} variant="quiet">
            {t('email.have_code')}
          </Button>
        </>
      }
    >
      <TextField autoComplete="email" isRequired label={t('email.new')} name="email" type="email" />
      <PasswordField autoComplete="current-password" isRequired label={t('password.current')} name="current_password" />
    </Form>
  )
}
