import type { ExamAttempt } from '@portal/contract/training/exams/exam-attempts'
import { ExamRunner } from '@portal/widgets/exam-runner'
import { useEffect, useRef, useState } from 'react'
import { useUser } from '../../core/session/session.ts'
import { portOf } from './open-attempt.ts'
import { useExamRunnerTexts } from './shared/texts.ts'

/** The runner of an attempt that has been opened; `onClosed` is called once it has ended. */
export const TakeExam = ({ attempt, onClosed }: { attempt: ExamAttempt; onClosed: () => void }) => {
  useExamRunnerTexts()
  const person = useUser()?.id ?? ''
  const [port] = useState(() => portOf(attempt, person))
  const place = useRef<HTMLDivElement>(null)
  // The button that began it is gone, and the focus with it.
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1}>
      <ExamRunner attempt={attempt} onClosed={onClosed} port={port} />
    </div>
  )
}
