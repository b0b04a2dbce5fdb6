import { type CurrentUser, login, type SecondFactorMethod } from '@portal/contract/people/access/access'
import { Button } from '@portal/ui/Button'
import { Form } from '@portal/ui/Form'
import { PasswordField } from '@portal/ui/PasswordField'
import { TextField } from '@portal/ui/TextField'
import { useState } from 'react'
import { filled, useForm } from '../../../blocks/form/use-form.ts'
import { useAuthTexts } from '../../../core/texts/texts.ts'
import { LoginProblem } from './LoginProblem.tsx'

interface PasswordLoginProps {
  /** Initial email, from the URL. */
  email: string
  onEntered: (user: CurrentUser) => void
  /** Called if the password was right and the account has a second factor. */
  onSecondStep: (methods: readonly SecondFactorMethod[]) => void
}

/** Email and password. If the browser supports it, the email field offers passkeys. */
export const PasswordLogin = ({ email: given, onEntered, onSecondStep }: PasswordLoginProps) => {
  const t = useAuthTexts()
  const [email, setEmail] = useState(given)
  const { form, isSending, failure } = useForm({
    endpoint: login,
    read: filled,
    onDone: ({ data }) => ('second_factor' in data ? onSecondStep(data.second_factor) : onEntered(data)),
  })
  return (
    <Form
      {...form}
      onSubmit={sent => {
        setEmail(String(sent.get('email')))
        return form.onSubmit(sent)
      }}
      actions={
        <Button isBusy={isSending} isStretched type="submit" variant="primary">
          {t('login.submit')}
        </Button>
      }
      serverError={
        form.serverError && (
          <LoginProblem email={email} failure={failure}>
            {form.serverError}
          </LoginProblem>
        )
      }
    >
      <TextField
        autoComplete="username webauthn"
        isRequired
        label={t('email')}
        name="email"
        type="email"
        defaultValue={given}
      />
      <PasswordField autoComplete="current-password" isRequired label={t('password')} name="password" />
    </Form>
  )
}
