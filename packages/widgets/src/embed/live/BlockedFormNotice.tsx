import { Banner } from '@portal/ui/Banner'
import { Link } from '@portal/ui/Link'
import { Stack } from '@portal/ui/Stack'
import { useEmbedTexts } from '../../locales/index.ts'
import { page } from '../Frame.css.ts'
import { AddressField } from '../sign-in/AddressField.tsx'

interface BlockedFormNoticeProps {
  address: string
}

/** Shown above a form that can't be sent, because the host page's sandbox blocks forms. */
export const BlockedFormNotice = ({ address }: BlockedFormNoticeProps) => {
  const t = useEmbedTexts()
  return (
    <aside aria-label={t('locked_title')} className={page}>
      <Stack gap="small">
        <Banner title={t('locked_title')} tone="warning">
          <p>{t('locked')}</p>
          <Link href={address} isExternal>
            {t('open_tab')}
          </Link>
        </Banner>
        <AddressField address={address} />
      </Stack>
    </aside>
  )
}
