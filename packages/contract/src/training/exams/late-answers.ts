import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import { one } from '../../core/api/lists.ts'
import { choice, id, moment, text } from '../../core/fields/fields.ts'
import { limits } from '../../core/fields/limits.ts'
import { attemptResult } from './exam-marking.ts'
import { paperQuestion } from './exam-questions.ts'

/** What can be decided about answers that came too late; all of an attempt together. */
export const lateDecisions = ['accept', 'reject'] as const

/** Whole seconds from the end of an attempt to a moment; below 0 for what came before it. */
export const delayOf = (endedAt: string, at: string): number =>
  Math.floor((Date.parse(at) - Date.parse(endedAt)) / 1000)

const lateAnswer = z.object({
  question_id: id(),
  question: paperQuestion,
  value: z.string(),
  /** What counts without the late answer; null for nothing. */
  before: z.nullable(z.string()),
  /** By the clock of the page that sent it; null where it did not say. */
  typed_at: z.nullable(moment()),
  /** When the server received it. */
  saved_at: moment(),
})

/** A late answer. */
export type LateAnswer = z.infer<typeof lateAnswer>

const lateAnswers = z.object({
  id: id(),
  /** When the attempt was submitted, or its time was up. */
  ended_at: moment(),
  decision: z.nullable(
    z.object({
      decision: z.enum(lateDecisions),
      /** Null for decisions from before reasons were asked for. */
      reason: z.nullable(z.string()),
      at: z.nullable(moment()),
    }),
  ),
  /** The newest of each question, in the order of the attempt. */
  answers: z.array(lateAnswer),
})

/** The late answers of an attempt, and what was decided about them. */
export type LateAnswers = z.infer<typeof lateAnswers>

/** GET /exam_attempts/:id/late: of a closed attempt, for those who mark it. */
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

/** POST /exam_attempts/:id/late: lets late answers count, or sets them aside; both store them. */
export const decideLateAnswers = endpoint({
  method: 'POST',
  path: '/exam_attempts/:id/late',
  summary: 'Decide on late answers',
  needs: 'signed_in',
  input: z.object({ id: id(), decision: choice(lateDecisions), reason: text(limits.address_length) }),
  output: one(attemptResult),
  touches,
  errors: ['invalid', 'not_found', 'own_subject', 'exam_open', 'transition_refused'],
})

/** POST /exam_attempts/:id/late_undo: the answers from before it count again, with their marks. */
export const undoLateDecision = endpoint({
  method: 'POST',
  path: '/exam_attempts/:id/late_undo',
  summary: 'Undo a decision on late answers',
  needs: 'signed_in',
  input: z.object({ id: id(), reason: text(limits.address_length) }),
  output: one(attemptResult),
  touches,
  errors: ['invalid', 'not_found', 'own_subject', 'transition_refused'],
})
