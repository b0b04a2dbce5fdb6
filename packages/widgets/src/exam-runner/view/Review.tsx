import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { Heading } from '@portal/ui/Heading'
import { Inline } from '@portal/ui/Inline'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useEffect, useRef, useState } from 'react'
import { useExamRunnerTexts } from '../../locales/index.ts'
import { plain } from '../../plain.css.ts'
import { unansweredIn } from '../model/answers.ts'
import type { Runner } from '../runner.ts'
import { useExamState } from '../store/use-exam-state.ts'
import { ExamOverview } from './ExamOverview.tsx'
import { actions, review as reviewStyle } from './exam.css.ts'
import { NotSaved } from './NotSaved.tsx'

/** Shows missing, flagged, and refused answers before submitting. */
export const Review = ({ runner }: { runner: Runner }) => {
  const t = useExamRunnerTexts()
  const { store, sync } = runner
  const [step, setStep] = useState<'reading' | 'sending' | 'failed'>('reading')
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => root.current?.focus(), [])
  const attempt = useExamState(store, state => state.attempt)
  const answered = useExamState(store, state => state.answered)
  const flagged = useExamState(store, ({ flags }) => flags.size)
  const refused = useExamState(store, state => state.refused.size)
  const missing = unansweredIn(attempt, answered)
  const [first = 0] = missing
  const submit = async () => {
    setStep('sending')
    // This page lists the refused answers, so the person may submit without them.
    const submission = await sync.submit(refused)
    if (submission !== 'submitted') setStep(submission === 'refused' ? 'reading' : 'failed')
  }
  return (
    <div className={reviewStyle} ref={root} tabIndex={-1}>
      <Stack gap="large">
        <Heading level={2}>{t('review_title')}</Heading>
        {missing.length > 0 ? (
          <Banner tone="warning">
            <p className={plain}>{t('missing', { count: missing.length })}</p>
            <Inline>
              <Button onPress={() => store.goTo(first)} size="small">
                {t('answer_missing')}
              </Button>
            </Inline>
          </Banner>
        ) : (
          <Text>{t('none_missing')}</Text>
        )}
        {flagged > 0 && <Text>{t('flagged_count', { count: flagged })}</Text>}
        <div className={actions}>
          <Button onPress={() => store.goTo(store.read().current)}>{t('back')}</Button>
          <Button isBusy={step === 'sending'} onPress={submit} variant="primary">
            {refused > 0 ? t('submit_without', { count: refused }) : t('submit')}
          </Button>
        </div>
        <Text size="small" tone="muted">
          {t('submit_help')}
        </Text>
        {/* Below the buttons, because a notice that arrives while one is pressed must not move it. */}
        <NotSaved onGo={store.goTo} runner={runner} />
        {step === 'failed' && (
          <Banner isLive tone="danger">
            <p className={plain}>{t('not_submitted')}</p>
          </Banner>
        )}
        <ExamOverview store={store} />
      </Stack>
    </div>
  )
}
