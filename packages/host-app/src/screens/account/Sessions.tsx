import { signOutOthers } from '@portal/contract/access'
import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { Section } from '@portal/ui/Section'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useProblemText } from '../../blocks/problem-text.ts'
import { useAccountTexts } from './texts.ts'

/** Ends the sessions on all other devices, e.g. on one that was lost; this one goes on. */
export const Sessions = () => {
  const t = useAccountTexts()
  const problemText = useProblemText()
  const [isSending, setSending] = useState(false)
  const [outcome, setOutcome] = useState<{ tone: 'success' | 'danger'; text: string }>()
  const end = async () => {
    setSending(true)
    setOutcome(undefined)
    try {
      await api(signOutOthers, {})
      setOutcome({ tone: 'success', text: t('sessions.done') })
    } catch (error) {
      setOutcome({ tone: 'danger', text: problemText(error) })
    }
    setSending(false)
  }
  return (
    <Section help={t('sessions.help')} title={t('sessions.title')}>
      <Inline>
        <Button isBusy={isSending} onPress={end}>
          {t('sessions.end')}
        </Button>
      </Inline>
      {outcome && (
        <Banner isLive tone={outcome.tone}>
          {outcome.text}
        </Banner>
      )}
    </Section>
  )
}
