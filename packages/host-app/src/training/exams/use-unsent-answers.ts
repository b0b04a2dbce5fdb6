import type { ExamAttempt, ExamEntry } from '@portal/contract/training/exams/exam-attempts'
import { hasUnsentAnswers } from '@portal/widgets/exam-runner'
import { useEffect, useEffectEvent } from 'react'
import { openAttempt } from './open-attempt.ts'

/**
 * Opens an attempt that ended while this device still had answers to send, such as those of a page that was closed
 * without a connection: the runner sends them, and the server stores them as late.
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
    // What cannot be opened now stays on the device for the next visit.
    if (ended) send(ended).catch(() => undefined)
  }, [ended])
}
