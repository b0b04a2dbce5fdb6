import type { ErrorCode } from '@portal/contract/core/api/errors'
import type { Answers } from '@portal/contract/training/evaluations/evaluation-questions'
import type { EvaluationPort } from '@portal/widgets/evaluation'
import { memoryEvaluation, refusal } from '@portal/widgets/testing'
import { sampleForm } from './sample-form.ts'

/** The port without a server, which fails when requested. */
export interface FakePort extends EvaluationPort {
  /** What arrived, one for each sending that counted. */
  readonly taken: readonly Answers[]
  /** The next call ends with this code; with `lost` it counts, and its answer never arrives. */
  failNext: (failure: ErrorCode | 'lost') => void
}

/** Makes such a port; the draft of each is its own unless it is named. */
export const fakePort = (draft: string = Math.random().toString()): FakePort => {
  const { port, stored } = memoryEvaluation(sampleForm, draft)
  let failure: ErrorCode | 'lost' | undefined
  return {
    draft,
    get taken() {
      return stored()
    },
    failNext: next => {
      failure = next
    },
    send: async (answers, key) => {
      const now = failure
      failure = undefined
      if (now && now !== 'lost') throw refusal(now, [], 409)
      await port.send(answers, key)
      if (now === 'lost') throw refusal('unavailable', [], 0)
    },
  }
}
