import { ProblemError } from '@portal/contract/core/api/call'
import { type ExamAttempt, type ExamEntry, startExamAttempt } from '@portal/contract/training/exams/exam-attempts'
import type { ExamPort } from '@portal/widgets/exam-runner'
import { examPort } from '@portal/widgets/ports/exam'
import { api } from '../../core/api.ts'
import { removeAttempt, restoreAttempt, storeAnswers, storeAttempt } from '../../core/offline/stored-attempts.ts'
import { currentUser } from '../../core/session/current-user.ts'

const openFresh = async (id: string, person: string): Promise<ExamAttempt> => {
  const { data } = await api(startExamAttempt, { id })
  // Stores only open attempts of the user who is still signed in. An ended attempt must not resume offline.
  if (data.state === 'open' && currentUser()?.id === person) await storeAttempt(person, data)
  return data
}

const isAway = (error: unknown) => error instanceof ProblemError && error.problem.code === 'unavailable'

/**
 * Opens the attempt on this page. Offline, resumes a running attempt from device storage. Otherwise throws the
 * ProblemError.
 */
export const openAttempt = async ({ id, attempt }: ExamEntry, person: string): Promise<ExamAttempt> => {
  try {
    return await openFresh(id, person)
  } catch (refused) {
    const stored = attempt && isAway(refused) ? await restoreAttempt(attempt.id) : undefined
    if (!stored) throw refused
    return stored
  }
}

/** Exam port that also stores answers on the device, so that a reload works offline. */
export const portOf = ({ id, exam }: ExamAttempt, person: string): ExamPort => {
  const port = examPort(api, { examId: exam.id, attemptId: id, person })
  return {
    ...port,
    save: async answers => {
      await storeAnswers(id, answers)
      return port.save(answers)
    },
    submit: async lease => {
      const status = await port.submit(lease)
      if (status.state === 'closed') await removeAttempt(id)
      return status
    },
    open: () => openFresh(exam.id, person),
  }
}
