import { limits } from '@portal/contract/core/fields/limits'
import { resendVerification } from '@portal/contract/people/access/access'
import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { useState } from 'react'
import { useProblemText } from '../../../blocks/feedback/problem-text.ts'
import { api } from '../../../core/api.ts'
import { useAuthTexts } from '../../../core/texts/texts.ts'
import { useCountdown } from './use-countdown.ts'

interface ResendProps {
  email: string
  /** Whether a code is on its way already, so that the next one has to wait. */
  wasSent: boolean
}

/** Asks for a new code, every 30 s at most (decision 33); answered alike whether or not the email is known. */
export const Resend = ({ email, wasSent }: ResendProps) => {
  const t = useAuthTexts()
  const problemText = useProblemText()
  const { left, start } = useCountdown(limits.code_resend_seconds, wasSent)
  const [outcome, setOutcome] = useState<{ tone: 'success' | 'danger'; text: string }>()
  const send = () =>
    api(resendVerification, { email }).then(
      () => {
        start()
        setOutcome({ tone: 'success', text: t('verify.resent') })
      },
      error => setOutcome({ tone: 'danger', text: problemText(error) }),
    )
  return (
    <>
      {outcome && (
        <Banner isLive tone={outcome.tone}>
          {outcome.text}
        </Banner>
      )}
      <Button isDisabled={left > 0} onPress={send}>
        {left > 0 ? t('verify.resend_in', { count: left }) : t('verify.resend')}
      </Button>
    </>
  )
}
