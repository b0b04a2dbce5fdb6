import type { ExamAttempt } from '@portal/contract/training/exams/exam-attempts'
import type { ElementProps } from '@portal/ui/element'
import { Stack } from '@portal/ui/Stack'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ExamPort } from '../ports/exam/index.ts'
import { createRunner } from './runner.ts'
import { useExamState } from './store/use-exam-state.ts'
import { Closed } from './view/Closed.tsx'
import { Elsewhere } from './view/Elsewhere.tsx'
import { ExamHeader } from './view/ExamHeader.tsx'
import { ExamOverview } from './view/ExamOverview.tsx'
import { LayoutChoice } from './view/LayoutChoice.tsx'
import { Questions } from './view/Questions.tsx'
import { Review } from './view/Review.tsx'
import { Steps } from './view/Steps.tsx'

export interface ExamRunnerProps extends ElementProps {
  /** The attempt as this page opened it. Later states come from the port. */
  attempt: ExamAttempt
  /** Saves the answers. Must stay the same object for the life of the page. */
  port: ExamPort
  /** Called when the attempt is closed and the server has received every answer of this device that it accepts. */
  onClosed?: () => void
}

/**
 * Runs a test: shows questions one by one or together, saves answers, and submits after a review. Answers wait on the
 * device while offline. Only the server's clock decides when the test ends.
 */
export const ExamRunner = ({ attempt, port, onClosed, ...element }: ExamRunnerProps) => {
  const [runner] = useState(() => createRunner(attempt, port))
  const { store, sync } = runner
  useEffect(() => sync.start(), [sync])
  const isDone = useExamState(store, ({ status }) => status.state === 'closed' && store.queue.entries().length === 0)
  const notifyClosed = useEffectEvent(() => onClosed?.())
  useEffect(() => {
    if (isDone) notifyClosed()
  }, [isDone])
  const isOver = useExamState(store, ({ status, isOver }) => status.state === 'closed' || isOver)
  const isWritable = useExamState(store, store.isWritable)
  const step = useExamState(store, state => state.step)
  if (isOver) return <Closed {...element} runner={runner} />
  if (!isWritable) return <Elsewhere {...element} runner={runner} />
  return (
    <Stack {...element} gap="large">
      <ExamHeader runner={runner} />
      {step === 'review' ? (
        <Review runner={runner} />
      ) : (
        <>
          <LayoutChoice store={store} />
          <Questions runner={runner} />
          <Steps store={store} />
          <ExamOverview store={store} />
        </>
      )}
    </Stack>
  )
}
