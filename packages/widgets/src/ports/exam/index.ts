import {
  readExamAttempt,
  saveExamAnswers,
  startExamAttempt,
  submitExamAttempt,
} from '@portal/contract/training/exams/exam-attempts'
import type { ExamPort } from '../../exam-runner/model/exam-port.ts'
import type { CallApi } from '../call-api.ts'

interface OpenAttempt {
  readonly examId: string
  readonly attemptId: string
  readonly person: string
}

export const examPort = (api: CallApi, { examId, attemptId, person }: OpenAttempt): ExamPort => ({
  person,
  save: async answers => (await api(saveExamAnswers, { id: attemptId, answers })).data,
  status: async () => (await api(readExamAttempt, { id: attemptId })).data,
  submit: async lease => (await api(submitExamAttempt, { id: attemptId, lease })).data,
  open: async () => (await api(startExamAttempt, { id: examId })).data,
})
