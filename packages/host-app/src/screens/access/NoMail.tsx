import type { OutputOf } from '@portal/contract/endpoint'
import { readInstallation } from '@portal/contract/installation'
import { Banner } from '@portal/ui/Banner'
import { use } from 'react'
import { api } from '../../api.ts'
import { useAuthTexts } from '../../texts/texts.ts'

let reading: Promise<OutputOf<typeof readInstallation> | undefined> | undefined

/** Where no SMTP is set, says how to come by the code all the same. The page waits for it, since it is at the top. */
export const NoMail = () => {
  const t = useAuthTexts()
  reading ??= api(readInstallation, {}).catch(() => undefined)
  return use(reading)?.data.sends_mail === false ? <Banner>{t('no_mail')}</Banner> : null
}
