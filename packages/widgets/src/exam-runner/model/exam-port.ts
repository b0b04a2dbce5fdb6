import type { AnswerSave, AttemptStatus, ExamAttempt } from '@portal/contract/training/exams/exam-attempts'

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
