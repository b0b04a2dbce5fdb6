import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import { one } from '../../core/api/lists.ts'
import { choice, id, integer, moment, version } from '../../core/fields/fields.ts'
import { limits } from '../../core/fields/limits.ts'
import { namedPerson } from '../../core/records/people.ts'
import { trainingViewers } from '../training-viewers.ts'
import { paperQuestion, questionDraft } from './exam-questions.ts'
import { examSlugs } from './exams.ts'

export const attemptResult = z.object({
  id: id(),
  slug: z.enum(examSlugs),
  title: z.string(),
  trainee: z.nullable(namedPerson),
  state: z.enum(['open', 'closed']),
  started_at: moment(),
  submitted_at: z.nullable(moment()),
  points: z.int(),
  points_possible: z.int(),
  unmarked: z.int(),
  /** Late saves without a decision. */
  late: z.int(),
  late_decision: z.nullable(z.enum(['accept', 'reject'])),
  /** Rounded for display. Null while an answer is unmarked. */
  percent: z.nullable(z.number()),
})

export type AttemptResult = z.infer<typeof attemptResult>

const listedResult = z.extend(attemptResult, {
  /** Nobody decides on their own late answers. */
  can: z.object({ decide_late: z.boolean() }),
})

export type ListedResult = z.infer<typeof listedResult>

/** Trainees get their own results. Instructors, and staff who may view answers, get all. */
export const listExamResults = endpoint({
  method: 'GET',
  path: '/sub_activities/:id/exam_results',
  summary: 'Results of the tests of a training',
  needs: 'signed_in',
  input: z.object({ id: id() }),
  output: one(
    z.object({
      sub_activity: z.object({ id: id(), name: z.string() }),
      viewer: z.enum(trainingViewers),
      results: z.array(listedResult),
      /** Trainees of the exam see only their own attempt until results are released, and mark none. */
      can: z.object({ mark: z.boolean(), mark_tests: z.array(z.enum(examSlugs)) }),
    }),
  ),
  errors: ['not_found'],
})

const answered = {
  id: id(),
  value: z.string(),
  points: z.nullable(z.int()),
}

/** `correct` is null until the exam is over for everybody. */
export const answeredQuestion = z.object({
  id: id(),
  question: paperQuestion,
  correct: z.nullable(questionDraft),
  answer: z.nullable(z.object(answered)),
})

export type AnsweredQuestion = z.infer<typeof answeredQuestion>

/** Only closed attempts, for their trainee and their markers. */
export const readExamAnswers = endpoint({
  method: 'GET',
  path: '/exam_attempts/:id/answers',
  summary: 'Answers of an attempt',
  needs: 'signed_in',
  input: z.object({ id: id() }),
  output: one(z.extend(attemptResult, { questions: z.array(answeredQuestion) })),
  errors: ['not_found', 'own_subject', 'exam_open'],
})

export const textAnswer = z.object({
  ...answered,
  question_id: id(),
  prompt: z.string(),
  model_answer: z.string(),
  points_possible: z.int(),
  trainee: z.nullable(namedPerson),
  version: version(),
})

export type TextAnswer = z.infer<typeof textAnswer>

export const markingOrders = ['question', 'person'] as const

/** Sorted by question by default. Omits names if marking is blind. */
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

export const markTextAnswer = endpoint({
  method: 'POST',
  path: '/exam_answers/:id/mark',
  summary: 'Mark a text answer',
  needs: 'signed_in',
  refusesOwn: 'own_subject',
  input: z.object({ id: id(), version: version(), points: integer(limits.exam_points) }),
  output: one(textAnswer),
  touches,
  seenBy: 'signed_in',
  errors: ['invalid', 'not_found', 'own_subject', 'changed_meanwhile', 'exam_open'],
})
