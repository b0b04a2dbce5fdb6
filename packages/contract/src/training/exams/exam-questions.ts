import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import { done, one } from '../../core/api/lists.ts'
import type { FieldCode } from '../../core/fields/field-codes.ts'
import { choices, chosenId, id, integer, line, number, optionalText, text, version } from '../../core/fields/fields.ts'
import { limits } from '../../core/fields/limits.ts'

/** Specification section 3. */
export const examQuestionKinds = ['text', 'radio', 'range'] as const

const wrong = (path: string, error: FieldCode) => ({ path: [path], error })

const common = { prompt: text(limits.exam_prompt_length), points: integer(limits.exam_points) }

const textQuestion = z.object({
  kind: z.literal('text'),
  ...common,
  model_answer: optionalText(),
})

const choiceFields = z.object({
  kind: z.literal('radio'),
  ...common,
  options: z
    .array(line(), { error: 'wrong_type' })
    .check(z.minLength(2, { error: 'field_required' }), z.maxLength(limits.exam_options, { error: 'too_long' })),
  /** Zero-based. */
  correct_option: integer(limits.exam_options),
})

const radioQuestion = choiceFields.check(
  z.refine(({ options, correct_option }) => correct_option < options.length, wrong('correct_option', 'select_value')),
)

const figure = () => number(1_000_000)

const rangeFields = z.object({
  kind: z.literal('range'),
  ...common,
  min: figure(),
  max: figure(),
  step: figure().check(z.gt(0, { error: 'value_zero' })),
  /** Every number in this range is correct. */
  correct_from: figure(),
  correct_to: figure(),
})

const rangeQuestion = rangeFields.check(
  z.refine(({ min, max }) => min < max, wrong('max', 'differs')),
  z.refine(
    ({ min, max, correct_from }) => correct_from >= min && correct_from <= max,
    wrong('correct_from', 'differs'),
  ),
  z.refine(
    ({ max, correct_from, correct_to }) => correct_to >= correct_from && correct_to <= max,
    wrong('correct_to', 'differs'),
  ),
)

/** Validating with the schema of one kind names the invalid field. */
export const questionSchemas = { text: textQuestion, radio: radioQuestion, range: rangeQuestion } as const

export const questionDraft = z.union([textQuestion, radioQuestion, rangeQuestion], { error: 'wrong_type' })

export type QuestionDraft = z.infer<typeof questionDraft>

/** A question as trainees receive it. Contains no correct answer. */
export const paperQuestion = z.union([
  z.pick(textQuestion, { kind: true, prompt: true, points: true }),
  z.pick(choiceFields, { kind: true, prompt: true, points: true, options: true }),
  z.pick(rangeFields, { kind: true, prompt: true, points: true, min: true, max: true, step: true }),
])

export type PaperQuestion = z.infer<typeof paperQuestion>

export const examQuestion = z.object({ id: id(), question: questionDraft, version: version() })

export type ExamQuestion = z.infer<typeof examQuestion>

export const fillQuestionsNeed = ['sub_activities', 'fill_questions'] as const

export const examQuestionTouches = ['/exams', '/exams/:id', '/exams/:id/questions'] as const

const needs = fillQuestionsNeed
const touches = examQuestionTouches

/** In order. `version` is that of the order. */
export const listExamQuestions = endpoint({
  method: 'GET',
  path: '/exams/:id/questions',
  summary: 'Questions of a test',
  needs,
  input: z.object({ id: id() }),
  output: one(z.array(examQuestion)),
  errors: ['not_found', 'own_subject'],
})

export const addExamQuestions = endpoint({
  method: 'POST',
  path: '/exams/:id/questions',
  summary: 'Add questions to a test',
  needs,
  refusesOwn: 'own_subject',
  input: z.object({
    id: id(),
    questions: z
      .array(questionDraft, { error: 'wrong_type' })
      .check(z.minLength(1, { error: 'field_required' }), z.maxLength(limits.exam_questions, { error: 'too_long' })),
  }),
  output: one(z.array(examQuestion)),
  touches,
  errors: ['invalid', 'not_found', 'own_subject'],
})

const examSource = z.object({
  id: id(),
  title: z.string(),
  question_count: z.int(),
  sub_activity: z.object({ id: id(), name: z.string() }),
})

/** Other exams with questions, from the same training or course. */
export const listExamSources = endpoint({
  method: 'GET',
  path: '/exams/:id/sources',
  summary: 'Tests whose questions can be used',
  needs,
  input: z.object({ id: id() }),
  output: one(z.array(examSource)),
  errors: ['not_found'],
})

/** Appends copies in the source's order, all or none. */
export const copyExamQuestions = endpoint({
  method: 'POST',
  path: '/exams/:id/copies',
  summary: 'Use the questions of another test',
  needs,
  refusesOwn: 'own_subject',
  input: z.object({
    id: id(),
    source_id: chosenId(),
    question_ids: choices(chosenId(), limits.exam_questions).check(z.minLength(1, { error: 'select_value' })),
  }),
  output: one(z.array(examQuestion)),
  touches,
  errors: ['invalid', 'not_found', 'own_subject'],
})

/** Creates a new version. Attempts keep theirs. */
export const editExamQuestion = endpoint({
  method: 'PATCH',
  path: '/exam_questions/:id',
  summary: 'Change a question',
  needs,
  refusesOwn: 'own_subject',
  input: z.object({ id: id(), version: version(), question: questionDraft }),
  output: one(examQuestion),
  touches,
  seenBy: needs,
  errors: ['invalid', 'not_found', 'own_subject', 'changed_meanwhile'],
})

/** Attempts that contain the question keep it. */
export const deleteExamQuestion = endpoint({
  method: 'DELETE',
  path: '/exam_questions/:id',
  summary: 'Delete a question',
  needs,
  refusesOwn: 'own_subject',
  input: z.object({ id: id(), version: version() }),
  output: done,
  touches,
  seenBy: needs,
  errors: ['not_found', 'own_subject', 'changed_meanwhile'],
})

/** Requires the IDs of all questions, in their new order. */
export const orderExamQuestions = endpoint({
  method: 'PATCH',
  path: '/exams/:id/questions/order',
  summary: 'Order the questions of a test',
  needs,
  refusesOwn: 'own_subject',
  input: z.object({
    id: id(),
    question_ids: choices(chosenId(), limits.exam_questions),
  }),
  output: one(z.array(examQuestion)),
  touches,
  errors: ['invalid', 'not_found', 'own_subject'],
})
