import { Banner } from '@portal/ui/Banner'
import { useAuthTexts } from '../../../core/texts/texts.ts'
import { usePublicMailSuffix } from '../use-public-installation.ts'

/**
 * Explains how to get the code if no SMTP server is set. Suspends until that is known, because it is at the top of the
 * page.
 */
export const NoMail = () => {
  const t = useAuthTexts()
  return usePublicMailSuffix() ? <Banner>{t('no_mail')}</Banner> : null
}
