import type { AttemptResult } from '@portal/contract/training/exams/exam-marking'
import {
  decideLateAnswers,
  type LateAnswers,
  readLateAnswers,
  undoLateDecision,
} from '@portal/contract/training/exams/late-answers'
import type { FakeApi } from '../../support/fake-api.ts'
import { idOf } from '../../support/fake-rows.ts'

const question = { kind: 'text', prompt: 'ما الفرق بين المخرج والنتيجة؟', points: 5 } as const

/** Late answers of an attempt submitted on another device: one typed before the submission, one at an unknown time. */
const answers: LateAnswers['answers'] = [
  {
    ...{ question_id: idOf(811), question, value: 'والنتيجة ما يتغيّر في حياة الناس.', before: 'المخرج هو ما نسلّمه.' },
    ...{ typed_at: '2026-11-14T06:24:10Z', saved_at: '2026-11-14T06:31:00Z' },
  },
  {
    ...{ question_id: idOf(812), question: { ...question, prompt: 'Who benefits?' }, value: 'Farmers', before: null },
    ...{ typed_at: null, saved_at: '2026-11-14T06:31:00Z' },
  },
]

/** Fakes the requests about late answers. `result` is the attempt after a decision. */
export const answerLate = (api: FakeApi, result: AttemptResult): void => {
  let decision: LateAnswers['decision'] = null
  api.on(readLateAnswers, ({ id }) => ({ data: { id, ended_at: '2026-11-14T06:25:00Z', decision, answers } }))
  api.on(decideLateAnswers, given => {
    decision = { decision: given.decision, reason: given.reason, at: '2026-11-15T06:00:00Z' }
    return { data: { ...result, late_decision: given.decision } }
  })
  api.on(undoLateDecision, () => {
    decision = null
    return { data: result }
  })
}
