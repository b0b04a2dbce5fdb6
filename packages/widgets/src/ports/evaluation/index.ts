import type { SentInput } from '@portal/contract/core/api/endpoint'
import { sendEvaluation } from '@portal/contract/training/evaluations/evaluations'
import type { EvaluationPort } from '../../evaluation/evaluation-port.ts'
import type { CallApi } from '../call-api.ts'

interface FormToAnswer {
  readonly person: string | undefined
  readonly training: string
  readonly type: SentInput<typeof sendEvaluation>['type']
  readonly form: { readonly id: string; readonly number: number }
}

export const evaluationPort = (api: CallApi, { person, training, type, form }: FormToAnswer): EvaluationPort => ({
  draft: [person, training, type].join(':'),
  send: async (answers, key) => {
    await api(sendEvaluation, { id: training, type, form_id: form.id, number: form.number, answers }, key)
  },
})
