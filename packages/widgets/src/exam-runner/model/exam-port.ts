import type { AnswerSave, AttemptStatus, ExamAttempt } from '@portal/contract/exam_attempts'

/**
 * The calls that taking a test needs. Create it once and reuse it. Whatever is thrown counts as a connection that
 * failed: the answers wait and are sent again.
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
