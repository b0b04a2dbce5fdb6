import { login, type SecondFactorMethod } from '@portal/contract/people/access/access'
import { Button } from '@portal/ui/Button'
import { Dialog } from '@portal/ui/Dialog'
import { Form } from '@portal/ui/Form'
import { Link } from '@portal/ui/Link'
import { PasswordField } from '@portal/ui/PasswordField'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { TextField } from '@portal/ui/TextField'
import { lazy, Suspense, useState } from 'react'
import { filled, useForm } from '../../blocks/form/use-form.ts'
import { enter, useUser } from '../../core/session/session.ts'
import { withTexts } from '../../core/texts/i18n.ts'
import { useAuthTexts, useShellTexts } from '../../core/texts/texts.ts'
import { useLogout } from './header/AccountMenu.tsx'

const SecondStep = lazy(withTexts(() => import('../../people/second-factors/steps/SecondStep.tsx')))

/** Login dialog over the page whose session has ended. The page stays mounted, so nothing is lost. */
export const LoginAgain = () => {
  const t = useAuthTexts()
  const shell = useShellTexts()
  const user = useUser()
  const { logout, isLeaving } = useLogout()
  const [methods, setMethods] = useState<readonly SecondFactorMethod[]>()
  const { form, isSending } = useForm({
    endpoint: login,
    read: filled,
    onDone: ({ data }) => ('second_factor' in data ? setMethods(data.second_factor) : enter(data)),
  })
  if (methods)
    return (
      <Dialog isOpen role="alertdialog" size="small" title={t('again.title')}>
        <Suspense>
          <SecondStep methods={methods} onBack={() => setMethods(undefined)} onEntered={enter} />
        </Suspense>
      </Dialog>
    )
  return (
    <Dialog isOpen role="alertdialog" size="small" title={t('again.title')}>
      <Stack>
        <Form
          {...form}
          actions={
            <>
              <Button isBusy={isLeaving} onPress={logout}>
                {shell('logout')}
              </Button>
              <Button isBusy={isSending} type="submit" variant="primary">
                {t('login.submit')}
              </Button>
            </>
          }
          label={t('again.title')}
        >
          <Text>{t('again.text')}</Text>
          <TextField
            autoComplete="username"
            defaultValue={user?.email ?? ''}
            isRequired
            label={t('email')}
            name="email"
            type="email"
          />
          <PasswordField autoComplete="current-password" autoFocus isRequired label={t('password')} name="password" />
        </Form>
        <Link href="/auth/password/forgot" isExternal>
          {t('login.forgot')}
        </Link>
      </Stack>
    </Dialog>
  )
}
