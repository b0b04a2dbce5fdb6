import { ProblemError } from '@portal/contract/call'
import type { ErrorCode } from '@portal/contract/errors'
import { type Answers, areAnswersTo, missingItems } from '@portal/contract/evaluation_questions'
import type { EvaluationPort } from '@portal/widgets/evaluation'
import { sampleForm } from './sample-form.ts'

/** A port that obeys the contract: refuses what the server would, takes a key only once, and fails when told to. */
export interface FakePort extends EvaluationPort {
  /** What arrived, one for each sending that counted. */
  readonly taken: readonly Answers[]
  /** The next call ends with this code; with `lost` it counts, and its answer never arrives. */
  failNext: (failure: ErrorCode | 'lost') => void
}

/** Makes such a port; the draft of each is its own unless it is named. */
export const fakePort = (draft: string = Math.random().toString()): FakePort => {
  const taken = new Map<string, Answers>()
  let failure: ErrorCode | 'lost' | undefined
  const refuse = (code: string, status = 409, errors: { path: string; code: string }[] = []) =>
    new ProblemError({ type: 'about:blank', status, code, errors })
  return {
    draft,
    get taken() {
      return [...taken.values()]
    },
    failNext: next => {
      failure = next
    },
    send: async (answers, key) => {
      const now = failure
      failure = undefined
      if (now && now !== 'lost') throw refuse(now)
      if (taken.size > 0 && !taken.has(key)) throw refuse('evaluation_sent')
      const missing = missingItems(sampleForm, answers).map(path => ({ path, code: 'questions_required' }))
      if (missing.length > 0 || !areAnswersTo(sampleForm, answers)) throw refuse('invalid', 400, missing)
      taken.set(key, answers)
      if (now === 'lost') throw refuse('unavailable', 0)
    },
  }
}
