import { isNewerSave, newestSaves } from '@portal/contract/training/exams/exam-saves'
import fc from 'fast-check'
import { expect, test } from 'vitest'

test('counts the same saves in whatever order they arrive', () => {
  const saves = fc.uniqueArray(
    fc.record({
      question_id: fc.constantFrom('a', 'b', 'c'),
      lease: fc.integer({ min: 1, max: 4 }),
      seq: fc.integer({ min: 1, max: 30 }),
    }),
    { selector: ({ lease, seq }) => `${lease} ${seq}`, maxLength: 40 },
  )
  const inOrders = saves.chain(given => {
    const all = { minLength: given.length, maxLength: given.length }
    return fc.tuple(fc.constant(given), fc.shuffledSubarray(given, all))
  })
  const byQuestion = (one: { question_id: string }, other: { question_id: string }) =>
    one.question_id < other.question_id ? -1 : 1
  fc.assert(
    fc.property(inOrders, ([given, other]) => {
      const count = newestSaves(given).toSorted(byQuestion)
      expect(newestSaves(other).toSorted(byQuestion)).toEqual(count)
      for (const save of given)
        expect(count.some(one => one.question_id === save.question_id && !isNewerSave(save, one))).toBe(true)
    }),
  )
})
