import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import { one } from '../../core/api/lists.ts'
import { choice, id, moment, text } from '../../core/fields/fields.ts'
import { limits } from '../../core/fields/limits.ts'
import { attemptResult } from './exam-marking.ts'
import { paperQuestion } from './exam-questions.ts'

/** A decision covers all late answers of an attempt. */
export const lateDecisions = ['accept', 'reject'] as const

/** Whole seconds from the end of the attempt. Negative before it. */
export const delayOf = (endedAt: string, at: string): number =>
  Math.floor((Date.parse(at) - Date.parse(endedAt)) / 1000)

const lateAnswer = z.object({
  question_id: id(),
  question: paperQuestion,
  value: z.string(),
  before: z.nullable(z.string()),
  /** By the clock of the page. Null if the page didn't send it. */
  typed_at: z.nullable(moment()),
  saved_at: moment(),
})

export type LateAnswer = z.infer<typeof lateAnswer>

const lateAnswers = z.object({
  id: id(),
  /** When the attempt was submitted or its time ran out. */
  ended_at: moment(),
  decision: z.nullable(
    z.object({
      decision: z.enum(lateDecisions),
      /** Null for decisions older than required reasons. */
      reason: z.nullable(z.string()),
      at: z.nullable(moment()),
    }),
  ),
  /** The latest answer per question, in the attempt's order. */
  answers: z.array(lateAnswer),
})

export type LateAnswers = z.infer<typeof lateAnswers>

export const readLateAnswers = endpoint({
  method: 'GET',
  path: '/exam_attempts/:id/late',
  summary: 'Late answers of an attempt',
  needs: 'signed_in',
  input: z.object({ id: id() }),
  output: one(lateAnswers),
  errors: ['not_found', 'own_subject', 'exam_open'],
})

const touches = [
  ...(['/sub_activities/:id/text_answers', '/sub_activities/:id/exam_results'] as const),
  '/exam_attempts/:id/late',
] as const

/** Counts late answers or sets them aside. They are stored either way. */
export const decideLateAnswers = endpoint({
  method: 'POST',
  path: '/exam_attempts/:id/late',
  summary: 'Decide on late answers',
  needs: 'signed_in',
  refusesOwn: 'own_subject',
  input: z.object({ id: id(), decision: choice(lateDecisions), reason: text(limits.address_length) }),
  output: one(attemptResult),
  touches,
  errors: ['invalid', 'not_found', 'own_subject', 'exam_open', 'transition_refused'],
})

/** The previous answers count again, with their marks. */
export const undoLateDecision = endpoint({
  method: 'POST',
  path: '/exam_attempts/:id/late_undo',
  summary: 'Undo a decision on late answers',
  needs: 'signed_in',
  refusesOwn: 'own_subject',
  input: z.object({ id: id(), reason: text(limits.address_length) }),
  output: one(attemptResult),
  touches,
  errors: ['invalid', 'not_found', 'own_subject', 'transition_refused'],
})
