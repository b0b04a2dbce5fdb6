import { endUserSession, listUserSessions } from '@portal/contract/people/users/user-actions'
import type { UserRecord } from '@portal/contract/people/users/users'
import { Banner } from '@portal/ui/Banner'
import { Skeleton } from '@portal/ui/Skeleton'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useState } from 'react'
import { useAct, useRead } from '../../../blocks/api/use-read.ts'
import { Loaded } from '../../../blocks/feedback/Loaded.tsx'
import { useProblemText } from '../../../blocks/feedback/problem-text.ts'
import { leaveFocus } from '../../../blocks/navigation/use-restore-focus.ts'
import { useSessionTexts, useUserTexts } from '../../../core/texts/people.ts'
import { SessionItem } from '../../sessions/SessionItem.tsx'

/** A person's sessions. Permitted viewers can end them. */
export const UserSessions = ({ user: { id, can } }: { user: UserRecord }) => {
  const t = useUserTexts()
  const sessionTexts = useSessionTexts()
  const problemText = useProblemText()
  const act = useAct()
  const read = useRead(listUserSessions, { id })
  const [ending, setEnding] = useState<string>()
  const [outcome, setOutcome] = useState<{ tone: 'success' | 'danger'; text: string }>()
  const end = async (session_id: string) => {
    setEnding(session_id)
    setOutcome(undefined)
    try {
      await act(endUserSession, { id, session_id })
      // The focused button unmounts with its session.
      leaveFocus()
      setOutcome({ tone: 'success', text: sessionTexts('ended') })
    } catch (problem) {
      setOutcome({ tone: 'danger', text: problemText(problem) })
    } finally {
      setEnding(undefined)
    }
  }
  return (
    <Stack>
      <Loaded placeholder={<Skeleton lines={3} />} read={read}>
        {({ data: sessions }) => (
          <>
            {sessions.length === 0 && <Text tone="muted">{t('no_sessions')}</Text>}
            {sessions.map(session => (
              <SessionItem
                isBusy={ending === session.id}
                key={session.id}
                session={session}
                {...(can.end_sessions && { onEnd: () => end(session.id) })}
              />
            ))}
            {outcome && (
              <Banner isLive tone={outcome.tone}>
                {outcome.text}
              </Banner>
            )}
          </>
        )}
      </Loaded>
    </Stack>
  )
}
