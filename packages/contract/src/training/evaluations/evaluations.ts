import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import { done, one } from '../../core/api/lists.ts'
import { choice, chosenId, id } from '../../core/fields/fields.ts'
import { formTypes } from './evaluation-forms.ts'
import { answers, questions } from './evaluation-questions.ts'

export const evaluationScore = z.object({
  /** From 1 to 5. Null until three people's answers are shown. */
  score: z.nullable(z.number()),
  /** Number of people included, in steps of three. */
  responses: z.int(),
})

export type EvaluationScore = z.infer<typeof evaluationScore>

const training = z.object({ id: id(), code: z.string(), name: z.string(), end_date: z.string() })

export const formToFill = z.object({
  id: id(),
  type: z.enum(formTypes),
  number: z.int(),
  title_en: z.string(),
  title_ar: z.string(),
  questions,
})

export type FormToFill = z.infer<typeof formToFill>

export const evaluation = z.object({
  training,
  form: z.nullable(formToFill),
  /** Whether the person has sent it. The answers are stored separately, and nobody can link them to a person. */
  is_sent: z.boolean(),
})

export type Evaluation = z.infer<typeof evaluation>

const address = { id: id(), type: choice(formTypes) }

/** Only for people who should fill it in. */
export const readEvaluation = endpoint({
  method: 'GET',
  path: '/sub_activities/:id/evaluations/:type',
  summary: 'The evaluation that the person is to fill in',
  needs: 'signed_in',
  input: z.object(address),
  output: one(evaluation),
  errors: ['not_found'],
})

/** Accepted once per person. Names the version of the form, so that answers never go to another one. */
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
  /** Number of answers included. Can be lower than `responses` if the question is optional. */
  answered: z.int(),
  /** Number of people per rating, from 1 to 5. Null while fewer than three answered. */
  counts: z.nullable(z.array(z.int())),
  mean: z.nullable(z.number()),
})

const asked = { id: id(), text_en: z.string(), text_ar: z.string() }

/** Includes the answers of at least three people. */
export const questionResult = z.discriminatedUnion('kind', [
  z.extend(ratings, { kind: z.literal('rating'), ...asked }),
  z.object({
    kind: z.literal('table'),
    ...asked,
    mean: z.nullable(z.number()),
    rows: z.array(z.extend(ratings, asked)),
  }),
  // Shuffled and linked to nothing else.
  z.object({ kind: z.literal('text'), ...asked, texts: z.array(z.object({ id: id(), text: z.string() })) }),
])

export type QuestionResult = z.infer<typeof questionResult>

export const evaluationResult = z.object({
  type: z.enum(formTypes),
  title_en: z.string(),
  title_ar: z.string(),
  number: z.int(),
  /** In steps of three. 0 below three. */
  responses: z.int(),
  /** Number of people invited. Null if nobody is named, as with staff. */
  invited: z.nullable(z.int()),
  score: z.nullable(z.number()),
  questions: z.array(questionResult),
})

export type EvaluationResult = z.infer<typeof evaluationResult>

export const evaluationResults = z.object({
  training,
  results: z.array(evaluationResult),
  can: z.object({ download: z.boolean(), fill: z.boolean() }),
})

export type EvaluationResults = z.infer<typeof evaluationResults>

export const readEvaluationResults = endpoint({
  method: 'GET',
  path: '/sub_activities/:id/evaluation_results',
  summary: 'What the evaluations of a training say',
  needs: ['sub_activities', 'show_evaluation'],
  input: z.object({ id: id() }),
  output: one(evaluationResults),
  errors: ['not_found'],
})
