import * as z from 'zod/mini'
import { line, reference, text } from '../../core/fields/fields.ts'
import { limits } from '../../core/fields/limits.ts'

/** A rating, a rating per row of a table, or a text. */
export const evaluationQuestionKinds = ['rating', 'table', 'text'] as const

export type QuestionKind = (typeof evaluationQuestionKinds)[number]

const words = {
  /** Generated in the browser. Stays the same when the question is edited. */
  id: reference(),
  text_en: line(limits.question_length),
  text_ar: line(limits.question_length),
}

const row = z.object(words)

export type TableRow = z.infer<typeof row>

const asked = { ...words, is_required: z.boolean({ error: 'wrong_type' }) }

export const question = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('rating'), ...asked }),
    z.object({
      kind: z.literal('table'),
      ...asked,
      rows: z.array(row).check(z.minLength(1, { error: 'field_required' }), z.maxLength(20, { error: 'too_long' })),
    }),
    z.object({ kind: z.literal('text'), ...asked }),
  ],
  { error: 'unknown_value' },
)

export type EvaluationQuestion = z.infer<typeof question>

const isWithoutRepeats = (questions: readonly EvaluationQuestion[]) => {
  const ids = questions.flatMap(one => [one.id, ...(one.kind === 'table' ? one.rows.map(({ id }) => id) : [])])
  return new Set(ids).size === ids.length
}

export const questions = z
  .array(question)
  .check(
    z.minLength(1, { error: 'field_required' }),
    z.maxLength(limits.questions, { error: 'too_long' }),
    z.refine(isWithoutRepeats, { error: 'unknown_value' }),
  )

/** The unit of an answer: a rating question, a table row, or a text question. */
export interface AnswerItem {
  readonly id: string
  readonly kind: 'rating' | 'text'
  readonly isRequired: boolean
}

export const itemsOf = (one: EvaluationQuestion): readonly AnswerItem[] => {
  if (one.kind !== 'table') return [{ id: one.id, kind: one.kind, isRequired: one.is_required }]
  return one.rows.map(({ id }) => ({ id, kind: 'rating', isRequired: one.is_required }))
}

const rating = z
  .int({ error: 'wrong_type' })
  .check(z.gte(limits.rating_min, { error: 'unknown_value' }), z.lte(limits.rating_max, { error: 'unknown_value' }))

/** One person's ratings and texts. Unanswered items are omitted. */
export const answers = z
  .array(z.object({ item: reference(), value: z.union([rating, text(limits.answer_length)], { error: 'wrong_type' }) }))
  .check(z.maxLength(limits.questions * 20, { error: 'too_long' }))

export type Answers = z.infer<typeof answers>

export const missingItems = (asked: readonly EvaluationQuestion[], given: Answers): readonly string[] => {
  const answered = new Set(given.map(({ item }) => item))
  return asked.flatMap(itemsOf).flatMap(({ id, isRequired }) => (isRequired && !answered.has(id) ? [id] : []))
}

/** Whether every answer has the type of its item, and no item is unknown or answered twice. */
export const areAnswersTo = (asked: readonly EvaluationQuestion[], given: Answers): boolean => {
  const kinds = new Map(asked.flatMap(itemsOf).map(({ id, kind }) => [id, kind]))
  const isAnswer = ({ item, value }: Answers[number]) =>
    kinds.get(item) === (typeof value === 'number' ? 'rating' : 'text')
  return given.every(isAnswer) && new Set(given.map(({ item }) => item)).size === given.length
}
