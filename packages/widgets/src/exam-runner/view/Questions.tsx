import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { RadioGroup } from '@portal/ui/RadioGroup'
import { Stack } from '@portal/ui/Stack'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useExamTexts } from '../../locales/index.ts'
import type { Runner } from '../runner.ts'
import type { ExamState } from '../store/exam-store.ts'
import { Overview } from './Overview.tsx'
import { Question } from './Question.tsx'

interface QuestionsProps {
  runner: Runner
  state: ExamState
}

/** The questions, one or all of them, and the way through them. */
export const Questions = ({ runner, state }: QuestionsProps) => {
  const t = useExamTexts()
  const { store } = runner
  const { attempt, current, layout, values, flags, visits } = state
  const { questions } = attempt
  const root = useRef<HTMLDivElement>(null)
  const focusCurrent = useEffectEvent(() => {
    const field = root.current?.querySelector<HTMLElement>(
      `[data-question="${current}"] :is(textarea, input:checked, input:not([type=radio]))`,
    )
    const first = root.current?.querySelector<HTMLElement>(`[data-question="${current}"] input`)
    ;(field ?? first)?.focus()
  })
  // Whoever goes to a question, from the review too, goes on in its field, by keyboard too.
  useEffect(() => {
    if (visits > 0) focusCurrent()
  }, [visits])
  const shown = layout === 'all' ? questions.map((asked, at) => ({ asked, at })) : []
  const one = questions[current]
  if (layout === 'one' && one) shown.push({ asked: one, at: current })
  const isLast = current >= questions.length - 1
  return (
    <Stack gap="large">
      <RadioGroup
        label={t('layout')}
        look="segmented"
        onChange={value => store.setLayout(value === 'all' ? 'all' : 'one')}
        options={[
          { value: 'one', label: t('one') },
          { value: 'all', label: t('all') },
        ]}
        value={layout}
      />
      <div ref={root}>
        <Stack gap="large">
          {shown.map(({ asked, at }) => (
            <Question
              asked={asked}
              at={at}
              count={questions.length}
              isFlagged={flags.has(asked.id)}
              key={asked.id}
              runner={runner}
              value={values.get(asked.id) ?? ''}
            />
          ))}
        </Stack>
      </div>
      <Inline spread="between">
        {layout === 'one' ? (
          <Inline>
            <Button isDisabled={current === 0} onPress={() => store.goTo(current - 1)}>
              {t('previous')}
            </Button>
            <Button
              isDisabled={isLast}
              onPress={() => store.goTo(current + 1)}
              variant={isLast ? 'secondary' : 'primary'}
            >
              {t('next')}
            </Button>
          </Inline>
        ) : (
          <span />
        )}
        <Button onPress={store.review} variant={isLast || layout === 'all' ? 'primary' : 'secondary'}>
          {t('review')}
        </Button>
      </Inline>
      <Overview onGo={store.goTo} state={state} />
    </Stack>
  )
}
