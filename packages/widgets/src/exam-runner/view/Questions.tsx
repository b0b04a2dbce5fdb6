import { Stack } from '@portal/ui/Stack'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Runner } from '../runner.ts'
import { useExamState } from '../store/use-exam-state.ts'
import { QuestionCard } from './QuestionCard.tsx'

export const Questions = ({ runner }: { runner: Runner }) => {
  const { store } = runner
  const { questions } = useExamState(store, state => state.attempt)
  // Ignores the current question in the layout `all`, so that moving between fields doesn't re-render the list.
  const at = useExamState(store, ({ layout, current }) => (layout === 'one' ? current : undefined))
  const visits = useExamState(store, state => state.visits)
  const root = useRef<HTMLDivElement>(null)
  const focusCurrent = useEffectEvent(() => {
    const question = root.current?.querySelector(`[data-question="${store.read().current}"]`)
    const field = question?.querySelector<HTMLElement>(':is(textarea, input:checked, input:not([type=radio]))')
    const first = question?.querySelector<HTMLElement>('input')
    ;(field ?? first)?.focus()
  })
  // Focuses the question's field after each move, including moves from the review.
  useEffect(() => {
    if (visits > 0) focusCurrent()
  }, [visits])
  const one = at === undefined ? undefined : questions[at]
  return (
    <div ref={root}>
      <Stack gap="large">
        {at === undefined
          ? questions.map((asked, at) => <QuestionCard asked={asked} at={at} key={asked.id} runner={runner} />)
          : one && <QuestionCard asked={one} at={at} runner={runner} />}
      </Stack>
    </div>
  )
}
