import { Banner } from '@portal/ui/Banner'
import { use } from 'react'
import { useAuthTexts } from '../../../core/texts/texts.ts'
import { installation } from '../use-installation.ts'

/** Where no SMTP is set, says how to come by the code all the same. The page waits for it, since it is at the top. */
export const NoMail = () => {
  const t = useAuthTexts()
  return use(installation())?.sends_mail === false ? <Banner>{t('no_mail')}</Banner> : null
}
