import type { UserRecord } from '@portal/contract/people/users/users'
import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useQuery } from '../../../blocks/navigation/use-query.ts'
import { useUserTexts } from '../../../core/texts/people.ts'
import { useActionWords } from '../actions/use-action-words.ts'
import { EmailChange } from './EmailChange.tsx'

/** Pending matters of an account that need action, including the invitation link for those who may copy it. */
export const UserBanners = ({ user }: { user: UserRecord }) => {
  const t = useUserTexts()
  const { actionOf } = useActionWords()
  const { set } = useQuery()
  const { email_change, deletion_requested_at, code_mail, has_password } = user
  const isUsed = user.state === 'active'
  const isWaiting = isUsed && code_mail === 'kept'
  const isUnsent = isUsed && !has_password && (code_mail === 'failed' || code_mail === 'expired')
  if (!email_change && !deletion_requested_at && !isWaiting && !isUnsent) return null
  const step = (act: 'resend_verification' | 'copy_invitation') =>
    user.can[act] && (
      <Button onPress={() => set({ act }, { isStep: true })} size="small">
        {act === 'copy_invitation' ? t(`acts.${act}`) : actionOf(act)}
      </Button>
    )
  return (
    <Stack>
      {email_change && <EmailChange change={email_change} user={user} />}
      {deletion_requested_at && <Banner tone="warning">{t('deletion_waits')}</Banner>}
      {isWaiting && (
        <Banner title={t('kept_title')} tone="warning">
          <Stack gap="small">
            <Text>{t(has_password ? 'kept_code' : 'kept_invitation')}</Text>
            <Inline gap="small">{step('copy_invitation')}</Inline>
          </Stack>
        </Banner>
      )}
      {isUnsent && (
        <Banner tone="warning">
          <Stack gap="small">
            <Text>{t('unsent_invitation')}</Text>
            <Inline gap="small">
              {step('resend_verification')}
              {step('copy_invitation')}
            </Inline>
          </Stack>
        </Banner>
      )}
    </Stack>
  )
}
