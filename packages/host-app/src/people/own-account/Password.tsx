import { changePassword } from '@portal/contract/people/access/access'
import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { Form } from '@portal/ui/Form'
import { PasswordField } from '@portal/ui/PasswordField'
import { Section } from '@portal/ui/Section'
import { useState } from 'react'
import { checkConfirmation, NewPassword } from '../../blocks/form/NewPassword.tsx'
import { filled, useForm } from '../../blocks/form/use-form.ts'
import { useUser } from '../../core/session/session.ts'
import { useAccountTexts } from '../../core/texts/people.ts'
import { useAuthTexts } from '../../core/texts/texts.ts'

const read = (form: FormData) => {
  const { confirmation: _, username: __, ...fields } = filled(form)
  return fields
}

/** Changes the person's password, which ends all other sessions. */
export const Password = () => {
  const t = useAccountTexts()
  const auth = useAuthTexts()
  const user = useUser()
  const [changes, setChanges] = useState(0)
  const { form, isSending } = useForm({
    endpoint: changePassword,
    read,
    check: checkConfirmation,
    onDone: () => setChanges(changes + 1),
  })
  return (
    <Section help={t('password.help')} title={t('password.title')}>
      {changes > 0 && (
        <Banner isLive key={`done-${changes}`} tone="success">
          {t('password.done')}
        </Banner>
      )}
      <Form
        {...form}
        actions={
          <Button isBusy={isSending} type="submit" variant="primary">
            {t('password.submit')}
          </Button>
        }
        key={changes}
      >
        <input autoComplete="username" name="username" readOnly type="hidden" value={user?.email ?? ''} />
        <PasswordField
          autoComplete="current-password"
          isRequired
          label={t('password.current')}
          name="current_password"
        />
        <NewPassword email={user?.email} label={auth('password_new')} />
      </Form>
    </Section>
  )
}
