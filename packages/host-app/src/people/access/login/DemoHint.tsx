import { Banner } from '@portal/ui/Banner'
import { useAuthTexts } from '../../../core/texts/texts.ts'
import { useInstallation } from '../use-installation.ts'

/** The demo's first account. The others follow the same naming (decision 44). */
const account = 'sysadmin@demo.test'
const password = 'Portal-Demo-2026'

/** Shows the demo credentials, in demo installations only. */
export const DemoHint = () => {
  const t = useAuthTexts()
  if (!useInstallation()?.demo) return null
  return <Banner title={t('login.demo_title')}>{t('login.demo', { account, password })}</Banner>
}
