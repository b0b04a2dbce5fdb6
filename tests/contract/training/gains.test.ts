import {
  type CertificateCondition,
  certificateConditions,
} from '@portal/contract/training/certificates/certificate-conditions'
import { exactPercent, type MarkedPoints } from '@portal/contract/training/exams/marked-points'
import {
  gainOf,
  type Marks,
  markRanges,
  normalisedGainOf,
  rangeCounts,
  summaryOf,
} from '@portal/contract/training/results/gains'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const of = (reached: number, possible = 100): MarkedPoints => ({ reached, possible })

const mark = fc.option(
  fc
    .integer({ min: 1, max: 50_000 })
    .chain(possible => fc.integer({ min: 0, max: possible }).map(one => of(one, possible))),
  { nil: null },
)
const marks: fc.Arbitrary<Marks> = fc.record({ pre: mark, post: mark })
const missing: fc.Arbitrary<CertificateCondition[]> = fc.subarray([...certificateConditions])
const rows = fc.array(fc.record({ marks, missing, has_dropped_out: fc.boolean() }), { maxLength: 30 })

describe('gain', () => {
  test('is post - pre, and its normalised form is the share of the possible gain', () => {
    expect(gainOf({ pre: of(40), post: of(70) })).toBe(30)
    expect(normalisedGainOf({ pre: of(40), post: of(70) })).toBe(0.5)
    expect(normalisedGainOf({ pre: of(80), post: of(70) })).toBe(-0.5)
  })

  test('is rounded once, from exact marks', () => {
    // 33.33 and 66.67, whose difference is 33.34.
    expect(gainOf({ pre: of(1, 3), post: of(2, 3) })).toBe(33.33)
  })

  test('is null without both marks, so that a missing test never counts as 0', () => {
    for (const given of [
      { pre: null, post: of(80) },
      { pre: of(20), post: null },
      { pre: null, post: null },
    ]) {
      expect(gainOf(given)).toBeNull()
      expect(normalisedGainOf(given)).toBeNull()
    }
    expect(normalisedGainOf({ pre: of(7, 7), post: of(100) })).toBeNull()
  })

  test('keeps its sign when normalised, is at most 1, and is 1 for a perfect post-test', () => {
    fc.assert(
      fc.property(marks, given => {
        const normalised = normalisedGainOf(given)
        if (normalised === null || given.pre === null || given.post === null) return
        expect(normalised).toBeLessThanOrEqual(1)
        if (given.post?.reached === given.post?.possible) expect(normalised).toBe(1)
        // A small gain can round to 0.
        const gain = gainOf(given) ?? 0
        if (normalised !== 0 && gain !== 0) expect(Math.sign(normalised)).toBe(Math.sign(gain))
      }),
    )
  })
})

describe('the summary of results', () => {
  test('averages each value over the people who have it, and counts them', () => {
    fc.assert(
      fc.property(rows, given => {
        const { pre, post, gain, normalised_gain, trainees, passed, dropped_out } = summaryOf(given)
        const both = given.filter(row => row.marks.pre !== null && row.marks.post !== null)
        expect(trainees).toBe(given.length)
        expect(passed).toBe(given.filter(row => !row.has_dropped_out && row.missing.length === 0).length)
        expect(dropped_out).toBe(given.filter(row => row.has_dropped_out).length)
        expect(gain.people).toBe(both.length)
        const improvable = both.filter(({ marks: { pre: one } }) => one !== null && one.reached < one.possible)
        expect(normalised_gain.people).toBe(improvable.length)
        for (const [average, slug] of [[pre, 'pre'] as const, [post, 'post'] as const]) {
          const known = given.flatMap(({ marks: { [slug]: points } }) => (points ? [exactPercent(points)] : []))
          expect(average.people).toBe(known.length)
          expect(average.mean === null).toBe(known.length === 0)
          if (average.mean === null) continue
          expect(average.mean).toBeGreaterThanOrEqual(Math.min(...known) - 0.01)
          expect(average.mean).toBeLessThanOrEqual(Math.max(...known) + 0.01)
        }
      }),
    )
  })

  test('rounds an average once, at the end', () => {
    const summed = (...given: Marks[]) =>
      summaryOf(given.map(one => ({ marks: one, missing: [], has_dropped_out: false })))
    const [raised, same] = [
      { pre: of(92), post: of(93) },
      { pre: of(92), post: of(92) },
    ]
    // The mean of 1/8, 1/8, and 0 is 0.083. Rounded first, they would give 0.087.
    expect(summed(raised, raised, same).normalised_gain.mean).toBe(0.08)
    // 33.335 twice, and 0. Rounded first, they would give 22.23.
    const third = { pre: of(0), post: of(6667, 20_000) }
    expect(summed(third, third, { pre: of(0), post: of(0) })).toMatchObject({
      ...{ post: { mean: 22.22 }, gain: { mean: 22.22 } },
    })
  })

  test('doesn’t change with a trainee without marks, except for the number of trainees', () => {
    fc.assert(
      fc.property(rows, given => {
        const nobody = { marks: { pre: null, post: null }, missing: [...certificateConditions], has_dropped_out: false }
        const { trainees: _, missing: __, ...before } = summaryOf(given)
        const { trainees: ___, missing: ____, ...after } = summaryOf([...given, nobody])
        expect(after).toEqual(before)
      }),
    )
  })

  test('counts every mark in exactly one range, and ignores missing marks', () => {
    fc.assert(
      fc.property(fc.array(mark), given => {
        const counts = rangeCounts(given)
        expect(counts).toHaveLength(markRanges.length)
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(given.filter(one => one !== null).length)
      }),
    )
    const hundredths = [0, 1999, 2000, 5999, 6000, 7999, 8000, 10_000].map(one => of(one, 10_000))
    expect(rangeCounts([...hundredths, null])).toEqual([2, 1, 1, 2, 2])
    // 59.995 %, which rounds to 60.
    expect(rangeCounts([of(11_999, 20_000)])).toEqual([0, 0, 1, 0, 0])
  })
})
