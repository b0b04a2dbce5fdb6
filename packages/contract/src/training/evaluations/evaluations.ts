import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import { done, one } from '../../core/api/lists.ts'
import { choice, chosenId, id } from '../../core/fields/fields.ts'
import { formTypes } from './evaluation-forms.ts'
import { answers, questions } from './evaluation-questions.ts'

/** What the trainees' evaluations of one or more trainings come to. */
export const evaluationScore = z.object({
  /** From 1 to 5; null until three people's answers are shown (decision 26). */
  score: z.nullable(z.number()),
  /** How many people's answers it includes, in steps of three. */
  responses: z.int(),
})

/** What evaluations come to. */
export type EvaluationScore = z.infer<typeof evaluationScore>

const training = z.object({ id: id(), code: z.string(), name: z.string(), end_date: z.string() })

/** A version of a form as it is filled in. */
export const formToFill = z.object({
  id: id(),
  type: z.enum(formTypes),
  number: z.int(),
  title_en: z.string(),
  title_ar: z.string(),
  questions,
})

/** A version of a form as it is filled in. */
export type FormToFill = z.infer<typeof formToFill>

/** An evaluation of one training as the person finds it. */
export const evaluation = z.object({
  training,
  /** Null while no form of this type is in use. */
  form: z.nullable(formToFill),
  /** Whether the person has sent it; what they answered is stored apart and can be shown to nobody. */
  is_sent: z.boolean(),
})

/** An evaluation of one training as the person finds it. */
export type Evaluation = z.infer<typeof evaluation>

const address = { id: id(), type: choice(formTypes) }

/** GET /sub_activities/:id/evaluations/:type: only for those who are to fill it in. */
export const readEvaluation = endpoint({
  method: 'GET',
  path: '/sub_activities/:id/evaluations/:type',
  summary: 'The evaluation that the person is to fill in',
  needs: 'signed_in',
  input: z.object(address),
  output: one(evaluation),
  errors: ['not_found'],
})

/**
 * POST /sub_activities/:id/evaluations/:type: once for each person. Which version was filled in is said, so that
 * answers never go to another one.
 */
export const sendEvaluation = endpoint({
  method: 'POST',
  path: '/sub_activities/:id/evaluations/:type',
  summary: 'Send the answers of an evaluation',
  needs: 'signed_in',
  input: z.object({ ...address, form_id: chosenId(), number: z.int({ error: 'wrong_type' }), answers }),
  output: done,
  touches: ['/sub_activities/:id/evaluations/:type', '/sub_activities/:id/evaluation_results'],
  errors: ['not_found', 'invalid', 'evaluation_sent', 'form_outdated'],
  anonymous: () => true,
})

const ratings = z.object({
  /** Answers to this question that results include; they may be fewer than the responses where it is not required. */
  answered: z.int(),
  /** How many chose each rating, from 1 to 5; null while fewer than three answered. */
  counts: z.nullable(z.array(z.int())),
  mean: z.nullable(z.number()),
})

const asked = { id: id(), text_en: z.string(), text_ar: z.string() }

/** What was answered to one question, of at least three people. */
export const questionResult = z.discriminatedUnion('kind', [
  z.extend(ratings, { kind: z.literal('rating'), ...asked }),
  z.object({
    kind: z.literal('table'),
    ...asked,
    mean: z.nullable(z.number()),
    rows: z.array(z.extend(ratings, asked)),
  }),
  // In random order, tied to nothing else.
  z.object({ kind: z.literal('text'), ...asked, texts: z.array(z.object({ id: id(), text: z.string() })) }),
])

/** What was answered to one question. */
export type QuestionResult = z.infer<typeof questionResult>

/** What people answered to one form about one training. */
export const evaluationResult = z.object({
  type: z.enum(formTypes),
  title_en: z.string(),
  title_ar: z.string(),
  number: z.int(),
  /** From three on, in steps of three (decision 26); 0 before. */
  responses: z.int(),
  /** How many are to answer; null where nobody is named, as with staff. */
  invited: z.nullable(z.int()),
  /** The mean of the questions' means; null before. */
  score: z.nullable(z.number()),
  questions: z.array(questionResult),
})

/** What people answered to one form about one training. */
export type EvaluationResult = z.infer<typeof evaluationResult>

/** The evaluations of a training, by type. */
export const evaluationResults = z.object({
  training,
  /** Those that somebody has answered. */
  results: z.array(evaluationResult),
  can: z.object({ download: z.boolean(), fill: z.boolean() }),
})

/** The evaluations of a training. */
export type EvaluationResults = z.infer<typeof evaluationResults>

/** GET /sub_activities/:id/evaluation_results: of trainings that the person sees. */
export const readEvaluationResults = endpoint({
  method: 'GET',
  path: '/sub_activities/:id/evaluation_results',
  summary: 'What the evaluations of a training say',
  needs: ['sub_activities', 'show_evaluation'],
  input: z.object({ id: id() }),
  output: one(evaluationResults),
  errors: ['not_found'],
})
