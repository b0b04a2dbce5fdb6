import { Stack } from '@portal/ui/Stack'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Runner } from '../runner.ts'
import type { ExamState } from '../store/exam-store.ts'
import { LayoutChoice } from './LayoutChoice.tsx'
import { Overview } from './Overview.tsx'
import { Question } from './Question.tsx'
import { Steps } from './Steps.tsx'

interface QuestionsProps {
  runner: Runner
  state: ExamState
}

/** The questions, one or all of them, and the way through them. */
export const Questions = ({ runner, state }: QuestionsProps) => {
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
  return (
    <Stack gap="large">
      <LayoutChoice layout={layout} store={store} />
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
      <Steps count={questions.length} current={current} layout={layout} store={store} />
      <Overview onGo={store.goTo} state={state} />
    </Stack>
  )
}
