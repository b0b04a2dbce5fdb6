import { confirmEmailChange } from '@portal/contract/people/users/email-changes'
import { DateText } from '@portal/ui/DateText'
import { Text } from '@portal/ui/Text'
import { useAct } from '../../blocks/api/use-read.ts'
import { useAuthTexts, useShellTexts } from '../../core/texts/texts.ts'
import { EmailLink } from './EmailLink.tsx'

/** Confirms a requested change of email address, by the link sent to the new address. */
const ConfirmEmail = () => {
  const t = useAuthTexts()
  const shell = useShellTexts()
  const act = useAct()
  const confirm = async (token: string) => {
    const { is_changed, due_at } = (await act(confirmEmailChange, { token })).data
    if (is_changed) return t('email_change.changed')
    return (
      <Text>
        {t('email_change.confirmed')} <DateText format="datetime" value={due_at} />
      </Text>
    )
  }
  return (
    <EmailLink
      action={t('email_change.confirm')}
      lead={t('email_change.confirm_lead')}
      send={confirm}
      title={shell('pages.ConfirmEmail')}
    />
  )
}

export default ConfirmEmail
