import type { Answers } from '@portal/contract/training/evaluations/evaluation-questions'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addAnswers,
  mayFill,
  nothingWaits,
  type Shuffle,
} from '../../../../packages/server/src/training/evaluations/rules.ts'
import { seal, unseal } from '../../../../packages/server/src/training/evaluations/sealing.ts'

const keep: Shuffle = values => [...values]
const reverse: Shuffle = values => values.toReversed()

const person: fc.Arbitrary<Answers> = fc
  .uniqueArray(fc.record({ item: fc.constantFrom('a', 'b', 'c', 'd'), value: fc.integer({ min: 1, max: 5 }) }), {
    selector: ({ item }) => item,
  })
  .map(given => given)

describe('pending answers', () => {
  test('are released in threes per item, and none is lost or counted twice', () => {
    fc.assert(
      fc.property(fc.array(person, { maxLength: 30 }), fc.constantFrom(keep, reverse), (people, shuffle) => {
        let waiting = nothingWaits
        const seen: { item: string; value: unknown }[] = []
        for (const [at, answers] of people.entries()) {
          const { shown, left } = addAnswers(waiting, answers, shuffle)
          expect(shown.people).toBe((at + 1) % 3 === 0 ? 3 : 0)
          for (const item of ['a', 'b', 'c', 'd']) {
            const more = shown.values.filter(one => one.item === item).length
            expect(more % 3).toBe(0)
            if (shown.people > 0) expect(left.values[item]?.length ?? 0).toBeLessThan(3)
          }
          if (shown.people === 0) expect(shown.values).toEqual([])
          seen.push(...shown.values)
          waiting = left
        }
        const still = Object.entries(waiting.values).flatMap(([item, values]) => values.map(value => ({ item, value })))
        const sorted = (all: readonly { item: string; value: unknown }[]) =>
          all.map(({ item, value }) => `${item}${value}`).sort()
        expect(sorted([...seen, ...still])).toEqual(sorted(people.flat()))
      }),
    )
  })

  test('are encrypted for their round with the installation’s key, at a constant length', () => {
    const [mine, other] = [{ secretKey: Buffer.alloc(32, 1) }, { secretKey: Buffer.alloc(32, 2) }]
    const short = { people: 1, values: { a: [5] } }
    const long = { people: 2, values: { a: [5, 1], b: ['نص طويل '.repeat(400)] } }
    const sealed = seal(mine, 'round', long)
    expect(unseal(mine, 'round', sealed)).toEqual(long)
    expect(unseal(other, 'round', sealed)).toBeUndefined()
    expect(unseal(mine, 'another round', sealed)).toBeUndefined()
    expect(seal(mine, 'round', short)).toHaveLength(sealed.length)
    expect(seal(mine, 'round', short).equals(seal(mine, 'round', short))).toBe(false)
  })
})

describe('the right to fill in a form', () => {
  const stranger = { is_trainee: false, is_instructor: false, is_visible: false }
  const staff = { type: 'staff', privileges: [{ group: 'sub_activities', command: 'fill_evaluation' }] } as const
  const plain = { type: 'user', privileges: [] } as const

  test('depends on the person’s role in the training, or on a privilege for staff', () => {
    expect(mayFill(plain, 'trainee', { ...stranger, is_trainee: true })).toBe(true)
    expect(mayFill(plain, 'instructor', { ...stranger, is_trainee: true })).toBe(false)
    expect(mayFill(plain, 'instructor', { ...stranger, is_instructor: true })).toBe(true)
    expect(mayFill(plain, 'cordinator', { ...stranger, is_visible: true })).toBe(false)
    for (const type of ['cordinator', 'sub_activity'] as const) {
      expect(mayFill(staff, type, { ...stranger, is_visible: true })).toBe(true)
      expect(mayFill(staff, type, stranger)).toBe(false)
    }
    expect(mayFill({ type: 'sysadmin', privileges: [] }, 'trainee', { ...stranger, is_visible: true })).toBe(false)
  })
})
