import { readDeletionRequest, requestDeletion, withdrawDeletion } from '@portal/contract/own_account'
import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { DateText } from '@portal/ui/DateText'
import { Inline } from '@portal/ui/Inline'
import { Section } from '@portal/ui/Section'
import { Skeleton } from '@portal/ui/Skeleton'
import { Text } from '@portal/ui/Text'
import { useState } from 'react'
import { ListFailed } from '../../blocks/ListFailed.tsx'
import { useProblemText } from '../../blocks/problem-text.ts'
import { useAct, useRead } from '../../blocks/use-read.ts'
import { useAccountTexts } from './texts.ts'

/** Asks for the own account to be deleted, shows since when, and withdraws it. Nothing is deleted by the request alone. */
export const DeletionRequest = () => {
  const t = useAccountTexts()
  const problemText = useProblemText()
  const act = useAct()
  const { data, error, isValidating, mutate } = useRead(readDeletionRequest, {})
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const send = async (endpoint: typeof requestDeletion | typeof withdrawDeletion) => {
    setBusy(true)
    setProblem(undefined)
    await act(endpoint, {}).catch(failure => setProblem(problemText(failure)))
    setBusy(false)
  }
  const content = () => {
    if (!data && error !== undefined)
      return <ListFailed error={error} isRetrying={isValidating} onRetry={() => void mutate()} />
    if (!data) return <Skeleton lines={2} />
    const { requested_at } = data.data
    return (
      <>
        <span role="status">
          {requested_at !== null && (
            <Text>
              {t('deletion.requested')} <DateText format="datetime" value={requested_at} />
            </Text>
          )}
        </span>
        <Inline>
          <Button isBusy={isBusy} onPress={() => send(requested_at === null ? requestDeletion : withdrawDeletion)}>
            {t(requested_at === null ? 'deletion.request' : 'deletion.withdraw')}
          </Button>
        </Inline>
        {problem && (
          <Banner isLive tone="danger">
            {problem}
          </Banner>
        )}
      </>
    )
  }
  return (
    <Section help={t('deletion.help')} title={t('deletion.title')}>
      {content()}
    </Section>
  )
}
