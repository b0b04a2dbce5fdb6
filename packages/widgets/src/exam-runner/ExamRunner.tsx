import type { ExamAttempt } from '@portal/contract/exam_attempts'
import type { ElementProps } from '@portal/ui/element'
import { Stack } from '@portal/ui/Stack'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { ExamPort } from './model/exam-port.ts'
import { createRunner } from './runner.ts'
import { Closed } from './view/Closed.tsx'
import { Elsewhere } from './view/Elsewhere.tsx'
import { Header } from './view/Header.tsx'
import { Questions } from './view/Questions.tsx'
import { Review } from './view/Review.tsx'

export interface ExamRunnerProps extends ElementProps {
  /** As it was opened on this page; later ones are taken from the port. */
  attempt: ExamAttempt
  /** How answers are saved. One object for the life of the page. */
  port: ExamPort
  /** Called once the attempt is closed and the server has every answer of this device. */
  onClosed?: () => void
}

/**
 * A test that is being taken: questions one by one or all together, saved as they are typed, stored on the device while
 * there is no connection, reviewed and submitted. The server's clock alone decides when it ends.
 */
export const ExamRunner = ({ attempt, port, onClosed, ...element }: ExamRunnerProps) => {
  const [runner] = useState(() => createRunner(attempt, port))
  const { store, sync } = runner
  const state = useSyncExternalStore(store.subscribe, store.read)
  useEffect(() => sync.start(), [sync])
  const isClosed = state.status.state === 'closed'
  const isDone = isClosed && !store.isWaiting()
  const notifyClosed = useEffectEvent(() => onClosed?.())
  useEffect(() => {
    if (isDone) notifyClosed()
  }, [isDone])
  if (isClosed || state.isOver) return <Closed {...element} state={state} />
  if (!store.isWritable()) return <Elsewhere {...element} deadline={state.status.deadline_at} runner={runner} />
  return (
    <Stack {...element} gap="large">
      <Header runner={runner} state={state} />
      {state.step === 'review' ? <Review runner={runner} state={state} /> : <Questions runner={runner} state={state} />}
    </Stack>
  )
}
