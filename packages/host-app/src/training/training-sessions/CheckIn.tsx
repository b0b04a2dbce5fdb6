import { ProblemError } from '@portal/contract/core/api/call'
import { checkIn } from '@portal/contract/training/attendance/attendance'
import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { Page } from '@portal/ui/Page'
import { useCallback, useEffect, useState } from 'react'
import { useProblemText } from '../../blocks/feedback/problem-text.ts'
import { api } from '../../core/api.ts'
import { useCurrentRoute } from '../../core/routing/route-context.ts'
import { useBlockTexts, useShellTexts } from '../../core/texts/texts.ts'
import { useTrainingSessionTexts } from '../../core/texts/training.ts'
import { CheckedIn, type CheckInResult } from './CheckedIn.tsx'

const codeOf = (error: unknown): string => (error instanceof ProblemError ? error.problem.code : '')

/** Errors that a retry with the same code can't fix. */
const isFinal = (error: unknown): boolean => ['code_expired', 'not_found', 'own_subject'].includes(codeOf(error))

const useWhy = () => {
  const t = useTrainingSessionTexts()
  const problemText = useProblemText()
  return (error: unknown): string => {
    const code = codeOf(error)
    if (code === 'code_expired') return t('check_in.expired')
    return code === 'not_found' ? t('check_in.not_trainee') : problemText(error)
  }
}

/** Page behind a scanned code. Checks the trainee in on mount and shows their mark. */
const CheckIn = () => {
  const t = useTrainingSessionTexts()
  const shell = useShellTexts()
  const blocks = useBlockTexts()
  const why = useWhy()
  const { code = '' } = useCurrentRoute().params
  const [done, setDone] = useState<CheckInResult>()
  const [failure, setFailure] = useState<unknown>()
  const send = useCallback(() => {
    setFailure(undefined)
    // The request is idempotent, so the double effect of Strict Mode is harmless.
    api(checkIn, { code }).then(({ data }) => setDone(data), setFailure)
  }, [code])
  useEffect(send, [send])
  return (
    <Page title={shell('pages.CheckIn')} width="form">
      {done && <CheckedIn done={done} />}
      {!done && failure === undefined && <div role="status">{t('check_in.checking')}</div>}
      {!done && failure !== undefined && (
        <Banner isLive title={t('check_in.failed')} tone="danger">
          <p>{why(failure)}</p>
          {!isFinal(failure) && (
            <Inline>
              <Button onPress={send}>{blocks('retry')}</Button>
            </Inline>
          )}
        </Banner>
      )}
    </Page>
  )
}

export default CheckIn
