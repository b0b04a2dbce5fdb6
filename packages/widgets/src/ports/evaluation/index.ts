import type { CallApi, SentInput } from '@portal/contract/core/api/endpoint'
import type { Answers } from '@portal/contract/training/evaluations/evaluation-questions'
import { sendEvaluation } from '@portal/contract/training/evaluations/evaluations'

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

interface FormToAnswer {
  readonly person: string | undefined
  readonly training: string
  readonly type: SentInput<typeof sendEvaluation>['type']
  readonly form: { readonly id: string; readonly number: number }
}

/** The port of the portal's own pages. */
export const evaluationPort = (api: CallApi, { person, training, type, form }: FormToAnswer): EvaluationPort => ({
  draft: [person, training, type].join(':'),
  send: async (answers, key) => {
    await api(sendEvaluation, { id: training, type, form_id: form.id, number: form.number, answers }, key)
  },
})
