import { changeOwnEmail } from '@portal/contract/people/own-account/own-account'
import { Button } from '@portal/ui/Button'
import { Form } from '@portal/ui/Form'
import { PasswordField } from '@portal/ui/PasswordField'
import { TextField } from '@portal/ui/TextField'
import { useMailSuffix } from '../../../blocks/api/use-installation.ts'
import { filled, useForm } from '../../../blocks/form/use-form.ts'
import { useAccountTexts } from '../../../core/texts/people.ts'

interface NewEmailFormProps {
  /** Called with the address that a code was sent to. */
  onSent: (email: string) => void
  /** For a person who already has a code, such as after closing the page to read the mail. */
  onCode: () => void
}

/** Asks for the new address and the password, and sends a code. */
export const NewEmailForm = ({ onSent, onCode }: NewEmailFormProps) => {
  const t = useAccountTexts()
  const kept = useMailSuffix()
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
            {t(`email.send${kept}`)}
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
