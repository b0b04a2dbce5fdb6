import * as z from 'zod/mini'
import { id, line, text } from '../../core/fields/fields.ts'
import { limits } from '../../core/fields/limits.ts'

/** What a question asks for: one rating, a rating for each row of a table, or a text (specification section 3). */
export const questionKinds = ['rating', 'table', 'text'] as const

/** What a question asks for. */
export type QuestionKind = (typeof questionKinds)[number]

const words = {
  /** Made in the browser; stays the same while the question is edited. */
  id: id(),
  text_en: line(limits.question_length),
  text_ar: line(limits.question_length),
}

const row = z.object(words)

/** A row of a table, which is rated separately. */
export type TableRow = z.infer<typeof row>

const asked = { ...words, is_required: z.boolean({ error: 'wrong_type' }) }

/** A question of an evaluation form, in both languages. */
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

/** A question of an evaluation form. */
export type Question = z.infer<typeof question>

const isWithoutRepeats = (questions: readonly Question[]) => {
  const ids = questions.flatMap(one => [one.id, ...(one.kind === 'table' ? one.rows.map(({ id }) => id) : [])])
  return new Set(ids).size === ids.length
}

/** The questions of a form, in their order; no id occurs twice. */
export const questions = z
  .array(question)
  .check(
    z.minLength(1, { error: 'field_required' }),
    z.maxLength(limits.questions, { error: 'too_long' }),
    z.refine(isWithoutRepeats, { error: 'unknown_value' }),
  )

/** What is answered separately: a rating question, a row of a table, or a text question. */
export interface AnswerItem {
  readonly id: string
  readonly kind: 'rating' | 'text'
  readonly isRequired: boolean
}

/** The items of a question. */
export const itemsOf = (one: Question): readonly AnswerItem[] => {
  if (one.kind !== 'table') return [{ id: one.id, kind: one.kind, isRequired: one.is_required }]
  return one.rows.map(({ id }) => ({ id, kind: 'rating', isRequired: one.is_required }))
}

const rating = z
  .int({ error: 'wrong_type' })
  .check(z.gte(limits.rating_min, { error: 'unknown_value' }), z.lte(limits.rating_max, { error: 'unknown_value' }))

/** The answers of one person: a rating or a text by the id of its item. What is left out is not answered. */
export const answers = z
  .array(z.object({ item: id(), value: z.union([rating, text(limits.answer_length)], { error: 'wrong_type' }) }))
  .check(z.maxLength(limits.questions * 20, { error: 'too_long' }))

/** The answers of one person. */
export type Answers = z.infer<typeof answers>

/** The required items that are not answered, in the order of the form. */
export const missingItems = (asked: readonly Question[], given: Answers): readonly string[] => {
  const answered = new Set(given.map(({ item }) => item))
  return asked.flatMap(itemsOf).flatMap(({ id, isRequired }) => (isRequired && !answered.has(id) ? [id] : []))
}

/** Whether each answer belongs to an item of the form, is of its kind, and occurs once. */
export const areAnswersTo = (asked: readonly Question[], given: Answers): boolean => {
  const kinds = new Map(asked.flatMap(itemsOf).map(({ id, kind }) => [id, kind]))
  const isAnswer = ({ item, value }: Answers[number]) =>
    kinds.get(item) === (typeof value === 'number' ? 'rating' : 'text')
  return given.every(isAnswer) && new Set(given.map(({ item }) => item)).size === given.length
}
