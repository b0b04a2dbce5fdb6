import type { Answers } from '@portal/contract/training/evaluations/evaluation-questions'

/** The request that the evaluation widget sends. Create one port and reuse it. */
export interface EvaluationPort {
  /** Identifies the form and the person. The draft on the device is stored under this key. */
  readonly draft: string
  /**
   * Sends the answers. Repeating a key with the same answers counts once. Throws an error with the contract's `problem`
   * for a refusal. Any other error counts as `unavailable`.
   */
  readonly send: (answers: Answers, key: string) => Promise<void>
}
