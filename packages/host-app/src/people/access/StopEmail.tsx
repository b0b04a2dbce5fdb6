import { stopEmailChange } from '@portal/contract/people/users/email-changes'
import { useAct } from '../../blocks/api/use-read.ts'
import { useAuthTexts, useShellTexts } from '../../core/texts/texts.ts'
import { EmailLink } from './EmailLink.tsx'

/** Cancels a requested change of email address, by the link sent to the old address. */
const StopEmail = () => {
  const t = useAuthTexts()
  const shell = useShellTexts()
  const act = useAct()
  const stop = async (token: string) => {
    await act(stopEmailChange, { token })
    return t('email_change.stopped')
  }
  return (
    <EmailLink
      action={t('email_change.stop')}
      lead={t('email_change.stop_lead')}
      send={stop}
      title={shell('pages.StopEmail')}
    />
  )
}

export default StopEmail
