import { limits } from '@portal/contract/core/fields/limits'
import { resendVerification } from '@portal/contract/people/access/access'
import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { useCallback, useEffect, useState } from 'react'
import { useProblemText } from '../../../blocks/feedback/problem-text.ts'
import { api } from '../../../core/api.ts'
import { useAuthTexts } from '../../../core/texts/texts.ts'
import { usePublicMailSuffix } from '../use-public-installation.ts'

interface ResendProps {
  email: string
  /** Whether a code was just sent, so that the countdown starts at once. */
  wasSent: boolean
}

/** Counts down to 0 in whole seconds. Uses the clock, so that a suspended tab doesn't prolong it. */
const useCountdown = (seconds: number, startsNow: boolean) => {
  const [until, setUntil] = useState(() => (startsNow ? Date.now() + seconds * 1000 : 0))
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, Math.ceil((until - now) / 1000))
  const isRunning = left > 0
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [isRunning])
  const start = useCallback(() => {
    setNow(Date.now())
    setUntil(Date.now() + seconds * 1000)
  }, [seconds])
  return { left, start }
}

/** Requests a new code, at most every 30 s. Behaves the same for known and unknown emails. */
export const Resend = ({ email, wasSent }: ResendProps) => {
  const t = useAuthTexts()
  const kept = usePublicMailSuffix()
  const problemText = useProblemText()
  const { left, start } = useCountdown(limits.code_resend_seconds, wasSent)
  const [outcome, setOutcome] = useState<{ tone: 'success' | 'danger'; text: string }>()
  const send = () =>
    api(resendVerification, { email }).then(
      () => {
        start()
        setOutcome({ tone: 'success', text: t(`verify.resent${kept}`) })
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
        {left > 0 ? t('verify.resend_in', { count: left }) : t(`verify.resend${kept}`)}
      </Button>
    </>
  )
}
