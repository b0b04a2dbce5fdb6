import { Stack } from '@portal/ui/Stack'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Runner } from '../runner.ts'
import { Question } from './Question.tsx'
import { useExamState } from './use-exam-state.ts'

/** The questions, one or all of them. */
export const Questions = ({ runner }: { runner: Runner }) => {
  const { store } = runner
  const { questions } = useExamState(store, state => state.attempt)
  // Where all are shown, which one is being answered changes nothing here.
  const at = useExamState(store, ({ layout, current }) => (layout === 'one' ? current : undefined))
  const visits = useExamState(store, state => state.visits)
  const root = useRef<HTMLDivElement>(null)
  const focusCurrent = useEffectEvent(() => {
    const question = root.current?.querySelector(`[data-question="${store.read().current}"]`)
    const field = question?.querySelector<HTMLElement>(':is(textarea, input:checked, input:not([type=radio]))')
    const first = question?.querySelector<HTMLElement>('input')
    ;(field ?? first)?.focus()
  })
  // Whoever goes to a question, from the review too, goes on in its field, by keyboard too.
  useEffect(() => {
    if (visits > 0) focusCurrent()
  }, [visits])
  const one = at === undefined ? undefined : questions[at]
  return (
    <div ref={root}>
      <Stack gap="large">
        {at === undefined
          ? questions.map((asked, at) => <Question asked={asked} at={at} key={asked.id} runner={runner} />)
          : one && <Question asked={one} at={at} runner={runner} />}
      </Stack>
    </div>
  )
}
