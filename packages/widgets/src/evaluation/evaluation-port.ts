import type { Answers } from '@portal/contract/training/evaluations/evaluation-questions'

/** The one call that the evaluation widget needs. Create it once and reuse it. */
export interface EvaluationPort {
  /** Names what is answered and who answers: the draft on the device is found again by it. */
  readonly draft: string
  /**
   * Sends the answers; the same key with the same answers never counts twice. A refusal is thrown as an error with the
   * contract's `problem`; anything else that is thrown counts as `unavailable`.
   */
  readonly send: (answers: Answers, key: string) => Promise<void>
}
