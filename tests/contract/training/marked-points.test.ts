import { areAtLeast, exactPercent, markedPointsOf, shownPercent } from '@portal/contract/training/exams/marked-points'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const points = fc
  .integer({ min: 1, max: 500_000 })
  .chain(possible => fc.record({ reached: fc.integer({ min: 0, max: possible }), possible: fc.constant(possible) }))

test('points count once everything is marked and something can be reached', () => {
  expect([markedPointsOf(2, 3, 0), markedPointsOf(2, 3, 1), markedPointsOf(0, 0, 0)]).toEqual([
    ...[{ reached: 2, possible: 3 }, null, null],
  ])
})

describe('a condition', () => {
  test('is met by the exact share of points only', () => {
    const nearly = { reached: 11_999, possible: 20_000 }
    expect([areAtLeast(nearly, 60), areAtLeast(nearly, 59), areAtLeast({ reached: 3, possible: 5 }, 60)]).toEqual([
      ...[false, true, true],
    ])
  })
})

describe('the shown percentage', () => {
  test('has two decimals, rounded half up', () => {
    const shown = [
      [2, 3],
      [1, 3],
      [1, 16],
      [7, 7],
      [0, 9],
    ].map(([reached = 0, possible = 1]) => shownPercent({ reached, possible }))
    expect(shown).toEqual([66.67, 33.33, 6.25, 100, 0])
  })

  test('never reaches a whole number that the points don’t reach', () => {
    expect(shownPercent({ reached: 11_999, possible: 20_000 })).toBe(59.99)
    fc.assert(
      fc.property(points, fc.integer({ min: 0, max: 100 }), (given, least) => {
        const shown = shownPercent(given)
        expect(shown >= least).toBe(areAtLeast(given, least))
        expect(Math.abs(shown - exactPercent(given))).toBeLessThanOrEqual(0.01)
      }),
    )
  })
})
