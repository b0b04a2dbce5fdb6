import { checkIn } from '@portal/contract/attendance'
import { ProblemError } from '@portal/contract/call'
import type { OutputOf } from '@portal/contract/endpoint'
import { Banner } from '@portal/ui/Banner'
import { DateText } from '@portal/ui/DateText'
import { Inline } from '@portal/ui/Inline'
import { Isolate } from '@portal/ui/Isolate'
import { Link } from '@portal/ui/Link'
import { Page } from '@portal/ui/Page'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useEffect, useState } from 'react'
import { api } from '../../api.ts'
import { useProblemText } from '../../blocks/feedback/problem-text.ts'
import { useSessionTexts } from '../../parts/training_sessions/texts.ts'
import { timesOf } from '../../parts/training_sessions/use-session-columns.tsx'
import { useCurrentRoute } from '../../routing/route-context.ts'
import { useShellTexts } from '../../texts/texts.ts'

type Done = OutputOf<typeof checkIn>['data']

const CheckedIn = ({ done: { sub_activity, mark, ...session } }: { done: Done }) => {
  const t = useSessionTexts()
  return (
    <Stack>
      <Banner isLive tone={mark === 'absent' ? 'warning' : 'success'}>
        {t(`check_in.lead_${mark}`)}
      </Banner>
      <Text weight="strong">
        <Isolate direction="auto">{sub_activity.name}</Isolate>
      </Text>
      <Inline>
        <DateText value={session.date} />
        <Isolate>{timesOf(session)}</Isolate>
      </Inline>
      <Link href={`/sup/trainings/${sub_activity.id}`}>{t('check_in.training')}</Link>
    </Stack>
  )
}

const useWhy = () => {
  const t = useSessionTexts()
  const problemText = useProblemText()
  return (error: unknown): string => {
    const code = error instanceof ProblemError ? error.problem.code : ''
    if (code === 'code_expired') return t('check_in.expired')
    return code === 'not_found' ? t('check_in.not_trainee') : problemText(error)
  }
}

/** What a scanned code opens: checks the trainee in at once, and says how they are marked. */
const CheckIn = () => {
  const t = useSessionTexts()
  const shell = useShellTexts()
  const why = useWhy()
  const { code = '' } = useCurrentRoute().params
  const [done, setDone] = useState<Done>()
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => {
    // Sent twice, as development does, it answers the same.
    api(checkIn, { code }).then(({ data }) => setDone(data), setFailure)
  }, [code])
  return (
    <Page title={shell('pages.CheckIn')} width="form">
      {done && <CheckedIn done={done} />}
      {!done && failure === undefined && <div role="status">{t('check_in.checking')}</div>}
      {!done && failure !== undefined && (
        <Banner isLive title={t('check_in.failed')} tone="danger">
          {why(failure)}
        </Banner>
      )}
    </Page>
  )
}

export default CheckIn
