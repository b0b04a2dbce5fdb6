import type { CallApi } from '@portal/contract/core/api/endpoint'
import {
  type AnswerSave,
  type AttemptStatus,
  type ExamAttempt,
  readExamAttempt,
  saveExamAnswers,
  startExamAttempt,
  submitExamAttempt,
} from '@portal/contract/training/exams/exam-attempts'

/**
 * The requests of a test. Create one port and reuse it. A refusal is thrown as an error with the contract's `problem`,
 * and the page shows refused answers. After any other error the answers wait and are retried.
 */
export interface ExamPort {
  /** ID of the signed-in person. Answers waiting on the device are only sent by the person who wrote them. */
  readonly person: string
  /** Must accept the same save twice. */
  readonly save: (answers: AnswerSave[]) => Promise<AttemptStatus & { readonly late: boolean }>
  readonly status: () => Promise<AttemptStatus>
  readonly submit: (lease: number) => Promise<AttemptStatus>
  /** Opens the attempt on this page with a new lease. */
  readonly open: () => Promise<ExamAttempt>
}

interface OpenAttempt {
  readonly examId: string
  readonly attemptId: string
  readonly person: string
}

/** The port of the portal's own pages. */
export const examPort = (api: CallApi, { examId, attemptId, person }: OpenAttempt): ExamPort => ({
  person,
  save: async answers => (await api(saveExamAnswers, { id: attemptId, answers })).data,
  status: async () => (await api(readExamAttempt, { id: attemptId })).data,
  submit: async lease => (await api(submitExamAttempt, { id: attemptId, lease })).data,
  open: async () => (await api(startExamAttempt, { id: examId })).data,
})
