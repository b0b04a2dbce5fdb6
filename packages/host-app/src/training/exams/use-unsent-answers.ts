import type { ExamAttempt, ExamEntry } from '@portal/contract/training/exams/exam-attempts'
import { hasUnsentAnswers } from '@portal/widgets/exam-runner'
import { useEffect, useEffectEvent } from 'react'
import { openAttempt } from './open-attempt.ts'

/**
 * Sends answers that were still on this device when the attempt ended, for example after going offline. The server
 * stores them as late.
 */
export const useUnsentAnswers = (
  entry: ExamEntry | undefined,
  person: string,
  onOpened: (attempt: ExamAttempt) => void,
): void => {
  const send = useEffectEvent(async (attemptId: string) => {
    if (!entry || !(await hasUnsentAnswers(person, attemptId))) return
    onOpened(await openAttempt(entry, person))
  })
  const ended = entry?.attempt?.state === 'closed' ? entry.attempt.id : undefined
  useEffect(() => {
    // Answers that fail to send stay on the device until the next visit.
    if (ended) send(ended).catch(() => undefined)
  }, [ended])
}
