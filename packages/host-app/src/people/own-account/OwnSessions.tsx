import { signOutOthers } from '@portal/contract/people/access/access'
import { endOwnSession, listOwnSessions } from '@portal/contract/people/own-account/own-account'
import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { ErrorState } from '@portal/ui/ErrorState'
import { Inline } from '@portal/ui/Inline'
import { Section } from '@portal/ui/Section'
import { Stack } from '@portal/ui/Stack'
import { useState } from 'react'
import { useRead } from '../../blocks/api/use-read.ts'
import { useProblemText } from '../../blocks/feedback/problem-text.ts'
import { api } from '../../core/api.ts'
import { useAccountTexts, useSessionTexts } from '../../core/texts/people.ts'
import { SessionItem } from '../sessions/SessionItem.tsx'

/** The person's sessions. Others can be ended, such as on a lost device. The current one continues. */
export const OwnSessions = () => {
  const t = useAccountTexts()
  const sessionTexts = useSessionTexts()
  const problemText = useProblemText()
  const read = useRead(listOwnSessions, {})
  const [ending, setEnding] = useState<string>()
  const [outcome, setOutcome] = useState<{ tone: 'success' | 'danger'; text: string }>()
  const sessions = (read.data?.data ?? []).toSorted((one, other) => Number(other.is_current) - Number(one.is_current))
  const end = async (which: string, run: () => Promise<unknown>, done: string) => {
    setEnding(which)
    setOutcome(undefined)
    try {
      await run()
      setOutcome({ tone: 'success', text: done })
    } catch (error) {
      setOutcome({ tone: 'danger', text: problemText(error) })
    }
    await read.mutate()
    setEnding(undefined)
  }
  return (
    <Section help={t('sessions.help')} title={t('sessions.title')}>
      {!read.data && read.error !== undefined && (
        <ErrorState isRetrying={read.isValidating} onRetry={() => void read.mutate()} title={t('sessions.failed')}>
          {problemText(read.error)}
        </ErrorState>
      )}
      <Stack>
        {sessions.map(session => (
          <SessionItem
            isBusy={ending === session.id}
            key={session.id}
            onEnd={() => end(session.id, () => api(endOwnSession, { session_id: session.id }), sessionTexts('ended'))}
            session={session}
          />
        ))}
      </Stack>
      <Inline>
        <Button
          isBusy={ending === 'others'}
          onPress={() => end('others', () => api(signOutOthers, {}), t('sessions.done'))}
        >
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
