import type { ErrorCode } from '@portal/contract/core/api/errors'
import type { Answers } from '@portal/contract/training/evaluations/evaluation-questions'
import type { EvaluationPort } from '@portal/widgets/evaluation'
import { memoryEvaluation, refusal } from '@portal/widgets/testing'
import { sampleForm } from './sample-form.ts'

/** A port without a server, which fails on demand. */
export interface FakePort extends EvaluationPort {
  /** Accepted answers, one entry per evaluation. */
  readonly taken: readonly Answers[]
  /** Makes the next request fail with this code. With `lost` it counts, but its response is lost. */
  failNext: (failure: ErrorCode | 'lost') => void
}

/** Creates a port. Unless named, each has its own draft. */
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
