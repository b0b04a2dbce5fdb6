import {
  areAnswersTo,
  type EvaluationQuestion,
  itemsOf,
  missingItems,
  questions,
} from '@portal/contract/training/evaluations/evaluation-questions'
import {
  formScore,
  meanRating,
  questionScore,
  roundScore,
} from '@portal/contract/training/evaluations/evaluation-scores'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const counts = fc.array(fc.nat(50), { minLength: 5, maxLength: 5 })
const given = counts.filter(one => one.some(count => count > 0))

describe('scores', () => {
  test('have a mean between the lowest and the highest rating', () => {
    fc.assert(
      fc.property(given, one => {
        const rated = one.flatMap((count, at) => (count > 0 ? [at + 1] : []))
        const mean = meanRating(one) ?? 0
        expect(mean).toBeGreaterThanOrEqual(Math.min(...rated))
        expect(mean).toBeLessThanOrEqual(Math.max(...rated))
      }),
    )
  })

  test('equal the mean of the individual ratings', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1 }), ratings => {
        const one = [1, 2, 3, 4, 5].map(rating => ratings.filter(given => given === rating).length)
        expect(meanRating(one)).toBeCloseTo(ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length, 9)
      }),
    )
  })

  test('weigh all rated questions equally, regardless of the number of answers', () => {
    expect(questionScore([[0, 0, 0, 0, 90]])).toBe(5)
    expect(formScore([5, questionScore([[3, 0, 0, 0, 0]]), null])).toBe(3)
    expect(
      questionScore([
        [0, 0, 0, 0, 3],
        [0, 0, 3, 0, 0],
        [0, 0, 0, 0, 0],
      ]),
    ).toBe(4)
    expect(formScore([null, questionScore([]), meanRating([0, 0, 0, 0, 0])])).toBeNull()
  })

  test('don’t depend on the order of questions, and round half up to two decimals', () => {
    fc.assert(
      fc.property(fc.array(given, { minLength: 1, maxLength: 8 }), all => {
        const means = all.map(one => questionScore([one]))
        expect(formScore(means.toReversed())).toBeCloseTo(formScore(means) ?? 0, 9)
      }),
    )
    expect([roundScore(4.005), roundScore(4.0049), roundScore(3)]).toEqual([4.01, 4, 3])
  })
})

const id = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`
const words = (at: number) => ({ id: id(at), text_en: 'Text', text_ar: 'نص' })
const form: EvaluationQuestion[] = [
  { kind: 'rating', ...words(1), is_required: true },
  { kind: 'table', ...words(2), is_required: true, rows: [words(3), words(4)] },
  { kind: 'text', ...words(5), is_required: false },
]

describe('the questions of a form', () => {
  test('must match their kind, have both languages, and have unique IDs', () => {
    expect(questions.safeParse(form).success).toBe(true)
    const wrong = [
      [],
      [{ ...form[0], text_ar: ' ' }],
      [{ ...form[0], kind: 'range' }],
      [form[0], form[0]],
      [{ ...form[1], rows: [] }],
      [{ ...form[1], rows: [words(2)] }],
    ]
    for (const one of wrong) expect([one, questions.safeParse(one).success]).toEqual([one, false])
  })

  test('are answered per item, and each row of a required table is required', () => {
    expect(form.flatMap(itemsOf).map(item => item.id)).toEqual([id(1), id(3), id(4), id(5)])
    expect(missingItems(form, [{ item: id(3), value: 5 }])).toEqual([id(1), id(4)])
    expect(
      areAnswersTo(form, [
        { item: id(3), value: 5 },
        { item: id(5), value: 'Thanks' },
      ]),
    ).toBe(true)
    expect(areAnswersTo(form, [{ item: id(5), value: 5 }])).toBe(false)
    expect(areAnswersTo(form, [{ item: id(1), value: 'five' }])).toBe(false)
    expect(areAnswersTo(form, [{ item: id(2), value: 5 }])).toBe(false)
    expect(
      areAnswersTo(form, [
        { item: id(1), value: 5 },
        { item: id(1), value: 4 },
      ]),
    ).toBe(false)
  })
})
