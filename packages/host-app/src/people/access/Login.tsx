import type { CurrentUser, SecondFactorMethod } from '@portal/contract/people/access/access'
import { Banner } from '@portal/ui/Banner'
import { Link } from '@portal/ui/Link'
import { Page } from '@portal/ui/Page'
import { Text } from '@portal/ui/Text'
import { lazy, Suspense, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { homeOf, safeNext } from '../../core/routing/guard.ts'
import { enter } from '../../core/session/session.ts'
import { withTexts } from '../../core/texts/i18n.ts'
import { useAuthTexts } from '../../core/texts/texts.ts'
import { PasskeyLogin } from './login/PasskeyLogin.tsx'
import { PasswordLogin } from './login/PasswordLogin.tsx'
import { usePublicInstallation } from './use-public-installation.ts'

const SecondStep = lazy(withTexts(() => import('../second-factors/steps/SecondStep.tsx')))

/** The demo's first account. The others follow the same naming. */
const demoAccount = 'sysadmin@demo.test'
const demoPassword = 'Portal-Demo-2026'

/** Shows the demo credentials, in demo installations only. */
const DemoHint = () => {
  const t = useAuthTexts()
  if (!usePublicInstallation()?.demo) return null
  return (
    <Banner title={t('login.demo_title')}>{t('login.demo', { account: demoAccount, password: demoPassword })}</Banner>
  )
}

/** Logs in and continues to the requested page. */
const Login = () => {
  const t = useAuthTexts()
  const [, navigate] = useLocation()
  const [search] = useSearchParams()
  const [methods, setMethods] = useState<readonly SecondFactorMethod[]>()
  const goOn = (user: CurrentUser) => {
    const next = safeNext(search.get('next'))
    enter(user)
    navigate(next ?? homeOf(user), { replace: true })
  }
  const note = search.get('done')
  if (methods)
    return (
      <Page title={t('login.title')} width="form">
        <Suspense>
          <SecondStep methods={methods} onBack={() => setMethods(undefined)} onEntered={goOn} />
        </Suspense>
      </Page>
    )
  return (
    <Page title={t('login.title')} width="form">
      {note === 'verified' && <Banner tone="success">{t('login.verified')}</Banner>}
      {note === 'changed' && <Banner tone="success">{t('login.changed')}</Banner>}
      <PasswordLogin email={search.get('email') ?? ''} onEntered={goOn} onSecondStep={setMethods} />
      <PasskeyLogin onEntered={goOn} />
      <Link href="/auth/password/forgot">{t('login.forgot')}</Link>
      <Text>
        {t('login.new_here')} <Link href="/auth/signup">{t('login.sign_up')}</Link>
      </Text>
      <DemoHint />
    </Page>
  )
}

export default Login
