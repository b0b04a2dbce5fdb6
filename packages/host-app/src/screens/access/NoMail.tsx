import { Banner } from '@portal/ui/Banner'
import { useAuthTexts } from '../../texts/texts.ts'
import { useInstallation } from './use-installation.ts'

/** Where no SMTP is set, says how to come by the code all the same. */
export const NoMail = () => {
  const t = useAuthTexts()
  return useInstallation()?.sends_mail === false ? <Banner>{t('no_mail')}</Banner> : null
}
