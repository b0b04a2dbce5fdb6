import type { EvaluationResult, QuestionResult } from '@portal/contract/training/evaluations/evaluations'
import { expect, test } from 'vitest'
import { usePortal } from '../../support/portal.ts'
import { aFormInUse, answer, aTraining, someUsers } from '../../support/training/evaluations.ts'

const portal = usePortal()

interface Figures {
  readonly responses: number
  /** Number of answers in the results, by item. A text counts as one answer. */
  readonly answered: ReadonlyMap<string, number>
  readonly counts: ReadonlyMap<string, readonly number[]>
}

const rowsOf = (question: QuestionResult): { id: string; answered: number; counts: readonly number[] | null }[] => {
  if (question.kind === 'table') return question.rows
  return [question.kind === 'text' ? { id: question.id, answered: question.texts.length, counts: null } : question]
}

const figuresOf = (result: EvaluationResult | undefined): Figures => {
  const rows = (result?.questions ?? []).flatMap(rowsOf)
  return {
    responses: result?.responses ?? 0,
    answered: new Map(rows.map(row => [row.id, row.answered])),
    counts: new Map(rows.flatMap(row => (row.counts ? [[row.id, row.counts]] : []))),
  }
}

// One plan has a person who differs from all others: the only rating of 1, and the only text.
const plans = {
  'even if one person differs from all others': (at: number) => ({
    rating: at === 4 ? 1 : 5,
    isOptional: at === 4,
    text: at === 4 ? 'Me' : '',
  }),
  'even if few people answer optional questions': (at: number) => ({
    rating: 3,
    isOptional: at % 4 === 1,
    text: at % 5 ? '' : `T${at}`,
  }),
  'even if all answers differ': (at: number) => ({
    rating: (at % 5) + 1,
    isOptional: at % 2 === 0,
    text: `Text ${at}`,
  }),
} as const

test.each(Object.entries(plans))('changes results only in steps of three answers, %s', async (_, plan) => {
  const { form, items } = await aFormInUse(portal(), 'trainee')
  const people = await someUsers(portal(), 11)
  const training = await aTraining(portal(), people)
  const as = await portal().person('sysadmin')
  const look = async () => {
    const { body } = await portal().call('GET', `/sub_activities/${training}/evaluation_results`, { as })
    return figuresOf(body.data.results[0])
  }
  const looks = [await look()]
  for (const [at, person] of people.entries()) {
    const { rating, isOptional, text } = plan(at)
    const sent = await answer(portal(), person, training, form, [
      ...[items.stars, items.room, items.food].map(item => ({ item, value: rating })),
      ...(isOptional ? [{ item: items.optional, value: rating }] : []),
      ...(text ? [{ item: items.text, value: text }] : []),
    ])
    expect(sent.status).toBe(200)
    looks.push(await look())
  }
  expect(looks.at(-1)?.responses).toBe(9)
  for (const [at, earlier] of looks.entries())
    for (const later of looks.slice(at + 1)) {
      expect((later.responses - earlier.responses) % 3).toBe(0)
      for (const [item, answered] of later.answered) {
        const more = answered - (earlier.answered.get(item) ?? 0)
        expect([item, more >= 0, more % 3]).toEqual([item, true, 0])
        const counts = later.counts.get(item)
        const before = earlier.counts.get(item) ?? [0, 0, 0, 0, 0]
        const gained = counts?.map((count, rating) => count - (before[rating] ?? 0)) ?? []
        // Each change covers no answer or at least three, and no rating disappears.
        expect(gained.reduce((sum, count) => sum + count, 0)).toBe(counts ? more : 0)
        expect(gained.every(count => count >= 0)).toBe(true)
      }
    }
})

test('reveals no further answers when trainees leave or the form changes', async () => {
  const { as, form, items, draft } = await aFormInUse(portal(), 'trainee')
  const people = await someUsers(portal(), 5)
  const training = await aTraining(portal(), people)
  const look = async () =>
    (await portal().call('GET', `/sub_activities/${training}/evaluation_results`, { as })).body.data.results
  for (const person of people)
    await answer(
      portal(),
      person,
      training,
      form,
      [items.stars, items.room, items.food].map(item => ({ item, value: 2 })),
    )
  const before = await look()
  expect(before[0].responses).toBe(3)
  const { pool } = portal().database
  for (const person of people.slice(0, 4)) {
    await pool.query('DELETE FROM sub_activity_trainees WHERE user_id = $1', [person.id])
    const [{ invited: _, ...rest }] = await look()
    expect(rest).toEqual({ ...before[0], invited: undefined })
  }
  const body = { ...draft, questions: draft.questions.slice(0, 1), version: form.version }
  await portal().call('PATCH', `/evaluation_forms/${form.id}`, { as, body })
  expect((await look())[0].questions).toEqual(before[0].questions)
})

test('changes scores of instructors and trainings only in steps of three answers, also across two trainings', async () => {
  const { as, form, items } = await aFormInUse(portal(), 'trainee')
  const people = await someUsers(portal(), 7)
  const instructor = await portal().person('instructor')
  const [one, other] = [
    await aTraining(portal(), people, [instructor]),
    await aTraining(portal(), people, [instructor]),
  ]
  const read = async (path: string) => (await portal().call('GET', path, { as })).body.data
  const look = async () => {
    const pooled = [await read(`/instructors/${instructor.id}`), await read(`/trainers/${instructor.id}`)]
    const trainings = await read(`/instructors/${instructor.id}/trainings`)
    const byTraining = trainings
      .toSorted((a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1))
      .map(({ evaluation }: { evaluation: object }) => evaluation)
    return [...pooled, ...byTraining].map(({ score, responses }) => ({ score, responses }))
  }
  const looks = [await look()]
  // Alternates between both trainings, with ratings that would be visible in a mean.
  for (const [at, person] of people.entries())
    for (const training of [one, other]) {
      const value = training === one ? (at % 5) + 1 : 5 - (at % 5)
      const given = [items.stars, items.room, items.food].map(item => ({ item, value }))
      expect((await answer(portal(), person, training, form, given)).status).toBe(200)
      looks.push(await look())
    }
  expect(looks.at(-1)?.map(({ responses }) => responses)).toEqual([12, 12, 6, 6])
  for (const [at, later] of looks.entries()) {
    const earlier = looks[at - 1]
    for (const [place, { score, responses }] of later.entries()) {
      const before = earlier?.[place] ?? { score: null, responses: 0 }
      expect((responses - before.responses) % 3).toBe(0)
      if (responses === before.responses) expect(score).toBe(before.score)
      expect(score === null).toBe(responses === 0)
    }
  }
})
