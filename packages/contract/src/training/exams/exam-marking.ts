import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import { one } from '../../core/api/lists.ts'
import { choice, id, integer, moment, version } from '../../core/fields/fields.ts'
import { limits } from '../../core/fields/limits.ts'
import { namedPerson } from '../../core/records/people.ts'
import { paperQuestion, questionDraft } from './exam-questions.ts'
import { examSlugs } from './exams.ts'

/** Points reached of those possible in per cent with two decimals; null while something is unmarked (decision 28). */
export const percentOf = (reached: number, possible: number, unmarked: number): number | null =>
  unmarked > 0 || possible <= 0 ? null : Math.round((reached * 10_000) / possible) / 100

/** How an attempt ended, or that it is open. */
export const attemptResult = z.object({
  id: id(),
  slug: z.enum(examSlugs),
  title: z.string(),
  /** Null where those who mark see no names. */
  trainee: z.nullable(namedPerson),
  state: z.enum(['open', 'closed']),
  started_at: moment(),
  submitted_at: z.nullable(moment()),
  points: z.int(),
  points_possible: z.int(),
  /** Text answers that nobody has marked yet. */
  unmarked: z.int(),
  /** Saves that came too late; 0 once somebody has decided on them. */
  late: z.int(),
  /** What was decided on them; null while nothing is. */
  late_decision: z.nullable(z.enum(['accept', 'reject'])),
  percent: z.nullable(z.number()),
})

/** How an attempt ended, or that it is open. */
export type AttemptResult = z.infer<typeof attemptResult>

/** An attempt in the list of a training's results. */
const listedResult = z.extend(attemptResult, {
  /** Nobody decides on their own late answers. */
  can: z.object({ decide_late: z.boolean() }),
})

/** An attempt in the list of a training's results. */
export type ListedResult = z.infer<typeof listedResult>

/** GET /sub_activities/:id/exam_results: one's own as a trainee; all for instructors and those who view answers. */
export const listExamResults = endpoint({
  method: 'GET',
  path: '/sub_activities/:id/exam_results',
  summary: 'Results of the tests of a training',
  needs: 'signed_in',
  input: z.object({ id: id() }),
  output: one(
    z.object({
      sub_activity: z.object({ id: id(), name: z.string() }),
      results: z.array(listedResult),
      /** People who take the test find only their own attempt until it is released, and mark none. */
      can: z.object({ mark: z.boolean(), mark_tests: z.array(z.enum(examSlugs)) }),
    }),
  ),
  errors: ['not_found'],
})

const answered = {
  id: id(),
  value: z.string(),
  /** Null while a text answer is unmarked. */
  points: z.nullable(z.int()),
}

/** A question with what somebody answered. `correct` is there once the test is over for everybody. */
export const answeredQuestion = z.object({
  id: id(),
  question: paperQuestion,
  correct: z.nullable(questionDraft),
  answer: z.nullable(z.object(answered)),
})

/** A question with what somebody answered. */
export type AnsweredQuestion = z.infer<typeof answeredQuestion>

/** GET /exam_attempts/:id/answers: an attempt that is closed, for its trainee and for those who mark it. */
export const readExamAnswers = endpoint({
  method: 'GET',
  path: '/exam_attempts/:id/answers',
  summary: 'Answers of an attempt',
  needs: 'signed_in',
  input: z.object({ id: id() }),
  output: one(z.extend(attemptResult, { questions: z.array(answeredQuestion) })),
  errors: ['not_found', 'own_subject', 'exam_open'],
})

/** A text answer of a closed attempt, for whoever marks it. */
export const textAnswer = z.object({
  ...answered,
  question_id: id(),
  prompt: z.string(),
  model_answer: z.string(),
  points_possible: z.int(),
  trainee: z.nullable(namedPerson),
  version: version(),
})

/** A text answer. */
export type TextAnswer = z.infer<typeof textAnswer>

/** In which order text answers are marked. */
export const markingOrders = ['question', 'person'] as const

/**
 * GET /sub_activities/:id/text_answers: question by question unless person by person is asked for; those of a test
 * that is marked blind without names.
 */
export const listTextAnswers = endpoint({
  method: 'GET',
  path: '/sub_activities/:id/text_answers',
  summary: 'Text answers of a test',
  needs: 'signed_in',
  input: z.object({ id: id(), slug: choice(examSlugs), by: z.optional(choice(markingOrders)) }),
  output: one(z.array(textAnswer)),
  errors: ['not_found', 'own_subject'],
})

const touches = ['/sub_activities/:id/text_answers', '/sub_activities/:id/exam_results'] as const

/** POST /exam_answers/:id/mark: at most the question's points. */
export const markTextAnswer = endpoint({
  method: 'POST',
  path: '/exam_answers/:id/mark',
  summary: 'Mark a text answer',
  needs: 'signed_in',
  input: z.object({ id: id(), version: version(), points: integer(limits.exam_points) }),
  output: one(textAnswer),
  touches,
  seenBy: 'signed_in',
  errors: ['invalid', 'not_found', 'own_subject', 'changed_meanwhile', 'exam_open'],
})
