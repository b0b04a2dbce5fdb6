import type { ExamAttempt } from '@portal/contract/training/exams/exam-attempts'
import { ExamRunner } from '@portal/widgets/exam-runner'
import { useEffect, useRef, useState } from 'react'
import { useUser } from '../../core/session/session.ts'
import { useExamWidgetTexts } from '../../core/texts/training.ts'
import { portOf } from './open-attempt.ts'

/** Runs an open attempt. `onClosed` fires when it ends. */
export const TakeExam = ({ attempt, onClosed }: { attempt: ExamAttempt; onClosed: () => void }) => {
  useExamWidgetTexts()
  const person = useUser()?.id ?? ''
  const [port] = useState(() => portOf(attempt, person))
  const place = useRef<HTMLDivElement>(null)
  // The start button is unmounted, so focus moves here.
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1}>
      <ExamRunner attempt={attempt} onClosed={onClosed} port={port} />
    </div>
  )
}
