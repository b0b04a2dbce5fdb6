import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { Heading } from '@portal/ui/Heading'
import { Inline } from '@portal/ui/Inline'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useEffect, useRef, useState } from 'react'
import { useExamTexts } from '../../locales/index.ts'
import { unansweredIn } from '../model/answered.ts'
import type { Runner } from '../runner.ts'
import type { ExamState } from '../store/exam-store.ts'
import { review as reviewStyle } from './exam.css.ts'
import { Overview } from './Overview.tsx'

interface ReviewProps {
  runner: Runner
  state: ExamState
}

/** The last look before a test is submitted: what is missing, what was flagged. */
export const Review = ({ runner: { store, sync }, state }: ReviewProps) => {
  const t = useExamTexts()
  const [step, setStep] = useState<'reading' | 'sending' | 'failed'>('reading')
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => root.current?.focus(), [])
  const missing = unansweredIn(state.attempt, state.values)
  const [first = 0] = missing
  const submit = async () => {
    setStep('sending')
    if (!(await sync.submit())) setStep('failed')
  }
  return (
    <div className={reviewStyle} ref={root} tabIndex={-1}>
      <Stack gap="large">
        <Heading level={2}>{t('review_title')}</Heading>
        {missing.length > 0 ? (
          <Banner tone="warning">
            <p>{t('missing', { count: missing.length })}</p>
            <Inline>
              <Button onPress={() => store.goTo(first)} size="small">
                {t('answer_missing')}
              </Button>
            </Inline>
          </Banner>
        ) : (
          <Text>{t('none_missing')}</Text>
        )}
        {state.flags.size > 0 && <Text>{t('flagged_count', { count: state.flags.size })}</Text>}
        {step === 'failed' && (
          <Banner isLive tone="danger">
            <p>{t('not_submitted')}</p>
          </Banner>
        )}
        <Inline>
          <Button onPress={() => store.goTo(state.current)}>{t('back')}</Button>
          <Button isBusy={step === 'sending'} onPress={submit} variant="primary">
            {t('submit')}
          </Button>
        </Inline>
        <Text size="small" tone="muted">
          {t('submit_help')}
        </Text>
        <Overview onGo={store.goTo} state={state} />
      </Stack>
    </div>
  )
}
