import fc from 'fast-check'
import { expect, test } from 'vitest'
import { insertAmong, type Positioned } from '../../../../packages/server/src/money/budget-items/positions.ts'

const ids = (positioned: readonly Positioned[]) =>
  positioned.toSorted((one, other) => one.position - other.position).map(({ id }) => id)

const after = (present: readonly Positioned[], changed: readonly Positioned[]) => {
  const positions = new Map([...present, ...changed].map(({ id, position }) => [id, position]))
  return [...positions].map(([id, position]) => ({ id, position }))
}

test('places new lines where they were requested, for any existing lines and any number of insertions', () => {
  const step = fc.record({ count: fc.integer({ min: 1, max: 12 }), at: fc.nat() })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), steps => {
      let present: Positioned[] = []
      const expectedOrder: string[] = []
      for (const [round, { count, at }] of steps.entries()) {
        const index = at % (expectedOrder.length + 1)
        const added = Array.from({ length: count }, (_, nth) => `${round}.${nth}`)
        const isLast = index === expectedOrder.length && at % 2 === 0
        const first = isLast ? undefined : (expectedOrder[index - 1] ?? null)
        const wanted = added.map((id, nth) => ({ id, after_id: nth === 0 ? first : added[nth - 1] }))
        const { changed, lost } = insertAmong(present, wanted)
        expectedOrder.splice(index, 0, ...added)
        present = after(present, changed).toSorted((one, other) => one.position - other.position)
        expect([ids(present), lost]).toEqual([expectedOrder, []])
        expect(new Set(present.map(({ position }) => position)).size).toBe(present.length)
      }
    }),
  )
})

test('moves no other line while there is space in between', () => {
  const { changed: first } = insertAmong([], [{ id: 'a' }, { id: 'b' }])
  expect(insertAmong(first, [{ id: 'c', after_id: 'a' }]).changed.map(({ id }) => id)).toEqual(['c'])
})

test('places a line first in its category, even without space before the first line', () => {
  const { changed: first } = insertAmong([], [{ id: 'a' }, { id: 'b' }])
  expect(insertAmong(first, [{ id: 'c', after_id: null }]).changed.map(({ id }) => id)).toEqual(['c'])
  const tight = [{ id: 'a', position: 1 }]
  expect(ids(after(tight, insertAmong(tight, [{ id: 'c', after_id: null }]).changed))).toEqual(['c', 'a'])
  expect(ids(insertAmong([], [{ id: 'a', after_id: null }]).changed)).toEqual(['a'])
})

test('reports a line whose predecessor is missing, and places the others', () => {
  const { changed, lost } = insertAmong([{ id: 'a', position: 5 }], [{ id: 'b', after_id: 'x' }, { id: 'c' }])
  expect([ids(changed), lost]).toEqual([['c'], ['b']])
})

test('spreads lines with equal positions when another line comes between them', () => {
  const same = [
    { id: 'a', position: 1 },
    { id: 'b', position: 1 },
  ]
  expect(ids(after(same, insertAmong(same, [{ id: 'c', after_id: 'a' }]).changed))).toEqual(['a', 'c', 'b'])
})
