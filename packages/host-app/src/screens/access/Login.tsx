import { login } from '@portal/contract/access'
import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { Form } from '@portal/ui/Form'
import { Link } from '@portal/ui/Link'
import { Page } from '@portal/ui/Page'
import { PasswordField } from '@portal/ui/PasswordField'
import { Text } from '@portal/ui/Text'
import { TextField } from '@portal/ui/TextField'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { filled, useForm } from '../../blocks/use-form.ts'
import { homeOf, safeNext } from '../../routing/guard.ts'
import { enter } from '../../session/session.ts'
import { useAuthTexts } from '../../texts/texts.ts'
import { DemoHint } from './DemoHint.tsx'
import { LoginProblem } from './LoginProblem.tsx'

/** Starts a session and goes on to where the person wanted to go. */
const Login = () => {
  const t = useAuthTexts()
  const [, navigate] = useLocation()
  const [search] = useSearchParams()
  const [email, setEmail] = useState(search.get('email') ?? '')
  const { form, isSending, failure } = useForm({
    endpoint: login,
    read: filled,
    onDone: ({ data }) => {
      const next = safeNext(search.get('next'))
      enter(data)
      navigate(next ?? homeOf(data), { replace: true })
    },
  })
  const note = search.get('done')
  return (
    <Page title={t('login.title')} width="form">
      {note === 'verified' && <Banner tone="success">{t('login.verified')}</Banner>}
      {note === 'changed' && <Banner tone="success">{t('login.changed')}</Banner>}
      <Form
        {...form}
        onSubmit={given => {
          setEmail(String(given.get('email')))
          return form.onSubmit(given)
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
          autoComplete="username"
          isRequired
          label={t('email')}
          name="email"
          type="email"
          defaultValue={search.get('email') ?? ''}
        />
        <PasswordField autoComplete="current-password" isRequired label={t('password')} name="password" />
      </Form>
      <Link href="/auth/password/forgot">{t('login.forgot')}</Link>
      <Text>
        {t('login.new_here')} <Link href="/auth/signup">{t('login.signup')}</Link>
      </Text>
      <DemoHint />
    </Page>
  )
}

export default Login
