import type { AnswerSave, AttemptStatus, ExamAttempt } from '@portal/contract/training/exams/exam-attempts'

/**
 * The calls that taking a test needs. Create it once and reuse it. A rejection is thrown as an error with the
 * contract's `problem`: answers that are rejected are shown. After any other error the answers wait and are sent again.
 */
export interface ExamPort {
  /** Who is signed in: answers that wait on the device are sent only by the person who wrote them. */
  readonly person: string
  /** The same save may be sent twice. */
  readonly save: (answers: AnswerSave[]) => Promise<AttemptStatus & { readonly late: boolean }>
  readonly status: () => Promise<AttemptStatus>
  readonly submit: (lease: number) => Promise<AttemptStatus>
  /** Opens the attempt on this page, with a new lease. */
  readonly open: () => Promise<ExamAttempt>
}
