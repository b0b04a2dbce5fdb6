import { readExamAttempt, saveExamAnswers, startExamAttempt, submitExamAttempt } from '@portal/contract/exam_attempts'
import type { ExamPort } from '@portal/widgets/exam-runner'
import { api } from '../../api.ts'

interface OpenAttempt {
  readonly examId: string
  readonly attemptId: string
  readonly person: string
}

/** How an attempt of the signed-in person is saved. Nothing is read again after a save: the runner keeps what it shows. */
export const examPort = ({ examId, attemptId, person }: OpenAttempt): ExamPort => ({
  person,
  save: async answers => (await api(saveExamAnswers, { id: attemptId, answers })).data,
  status: async () => (await api(readExamAttempt, { id: attemptId })).data,
  submit: async lease => (await api(submitExamAttempt, { id: attemptId, lease })).data,
  open: async () => (await api(startExamAttempt, { id: examId })).data,
})
