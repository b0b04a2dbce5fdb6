import { Banner } from '@portal/ui/Banner'
import { useAuthTexts } from '../../../core/texts/texts.ts'
import { useInstallation } from '../use-installation.ts'

/** The demo's first account; the others are named in the same way (decision 44). */
const account = 'sysadmin@demo.test'
const password = 'Portal-Demo-2026'

/** In a demo, says how to come in. */
export const DemoHint = () => {
  const t = useAuthTexts()
  if (!useInstallation()?.demo) return null
  return <Banner title={t('login.demo_title')}>{t('login.demo', { account, password })}</Banner>
}
