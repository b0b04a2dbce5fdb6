import type { UserRecord } from '@portal/contract/users'
import { Banner } from '@portal/ui/Banner'
import { Stack } from '@portal/ui/Stack'
import { EmailChange } from './EmailChange.tsx'
import { useUserTexts } from './texts.ts'

/** What an account waits for that somebody has to see to. */
export const UserBanners = ({ user }: { user: UserRecord }) => {
  const t = useUserTexts()
  const { email_change, deletion_requested_at, code_mail, has_password } = user
  const isUsed = user.state === 'active'
  const isWaiting = isUsed && code_mail === 'kept'
  const isUnsent = isUsed && !has_password && (code_mail === 'failed' || code_mail === 'expired')
  if (!email_change && !deletion_requested_at && !isWaiting && !isUnsent) return null
  return (
    <Stack>
      {email_change && <EmailChange change={email_change} user={user} />}
      {deletion_requested_at && <Banner tone="warning">{t('deletion_waits')}</Banner>}
      {isWaiting && (
        <Banner title={t('kept_title')} tone="warning">
          {t(has_password ? 'kept_code' : 'kept_invitation')}
        </Banner>
      )}
      {isUnsent && <Banner tone="warning">{t('unsent_invitation')}</Banner>}
    </Stack>
  )
}
