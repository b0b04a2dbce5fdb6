import {
  type CertificateCondition,
  certificateConditions,
  earnedBy,
  isBeforeEnd,
  missingOf,
  defaultCertificateSettings as usual,
} from '@portal/contract/training/certificates/certificate-conditions'
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

// Marks have two decimals.
const mark = fc.option(
  fc.integer({ min: 0, max: 10_000 }).map(hundredths => hundredths / 100),
  { nil: null },
)
const marks: fc.Arbitrary<Marks> = fc.record({ pre: mark, post: mark })
const missing: fc.Arbitrary<CertificateCondition[]> = fc.subarray([...certificateConditions])
const rows = fc.array(fc.record({ marks, missing, has_dropped_out: fc.boolean() }), { maxLength: 30 })

describe('gain', () => {
  test('is post - pre, and its normalised form is the share of the possible gain', () => {
    expect(gainOf({ pre: 40, post: 70 })).toBe(30)
    expect(normalisedGainOf({ pre: 40, post: 70 })).toBe(0.5)
    expect(gainOf({ pre: 33.33, post: 66.67 })).toBe(33.34)
    expect(normalisedGainOf({ pre: 80, post: 70 })).toBe(-0.5)
  })

  test('is null without both marks, so that a missing test never counts as 0', () => {
    for (const given of [
      { pre: null, post: 80 },
      { pre: 20, post: null },
      { pre: null, post: null },
    ]) {
      expect(gainOf(given)).toBeNull()
      expect(normalisedGainOf(given)).toBeNull()
    }
    expect(normalisedGainOf({ pre: 100, post: 100 })).toBeNull()
  })

  test('keeps its sign when normalised, is at most 1, and is 1 for a perfect post-test', () => {
    fc.assert(
      fc.property(marks, given => {
        const normalised = normalisedGainOf(given)
        if (normalised === null || given.pre === null || given.post === null) return
        expect(normalised).toBeLessThanOrEqual(1)
        if (given.post === 100) expect(normalised).toBe(1)
        // A small gain can round to 0.
        if (normalised !== 0) expect(Math.sign(normalised)).toBe(Math.sign(gainOf(given) ?? 0))
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
        expect(normalised_gain.people).toBe(both.filter(row => row.marks.pre !== 100).length)
        for (const [average, of] of [[pre, 'pre'] as const, [post, 'post'] as const]) {
          const known = given.flatMap(row => row.marks[of] ?? [])
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
    const of = (...given: Marks[]) =>
      summaryOf(given.map(marks => ({ marks, missing: [], has_dropped_out: false }))).normalised_gain.mean
    // The mean of 1/8, 1/8, and 0 is 0.083. Rounded first, they would give 0.087.
    expect(of({ pre: 92, post: 93 }, { pre: 92, post: 93 }, { pre: 92, post: 92 })).toBe(0.08)
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
    expect(rangeCounts([0, 19.99, 20, 59.99, 60, 79.99, 80, 100, null])).toEqual([2, 1, 1, 2, 2])
  })
})

describe('a certificate', () => {
  const all = { attendance: 80, evaluation: true, has_post_test: true, post: 60 }

  test('requires attendance, evaluation, and post-test for achievement, and the first two for participation', () => {
    expect([missingOf(all, usual), earnedBy(all, usual)]).toEqual([[], 'achievement'])
    for (const post of [59.99, null])
      expect([missingOf({ ...all, post }, usual), earnedBy({ ...all, post }, usual)]).toEqual([
        ['post_test'],
        'participation',
      ])
    for (const attendance of [79, null])
      expect([missingOf({ ...all, attendance }, usual), earnedBy({ ...all, attendance }, usual)]).toEqual([
        ['attendance'],
        null,
      ])
    expect([missingOf({ ...all, evaluation: false }, usual), earnedBy({ ...all, evaluation: false }, usual)]).toEqual([
      ['evaluation'],
      null,
    ])
  })

  test('requires only what the training has, and certifies participation without a post-test', () => {
    const without = { attendance: 100, evaluation: null, has_post_test: false, post: null }
    expect([missingOf(without, usual), earnedBy(without, usual)]).toEqual([[], 'participation'])
    // The questions were removed after somebody had answered them.
    expect(earnedBy({ ...without, post: 20 }, usual)).toBe('participation')
  })

  test('follows the settings of the training, where 0 requires nothing', () => {
    const strict = { attendance_least: 90, post_test_least: 75, is_evaluation_needed: false }
    const given = { ...all, evaluation: false }
    expect(missingOf(given, strict)).toEqual(['attendance', 'post_test'])
    expect(earnedBy({ ...given, attendance: 90 }, strict)).toBe('participation')
    expect(earnedBy({ ...given, attendance: 90, post: 75 }, strict)).toBe('achievement')
    const none = { attendance_least: 0, post_test_least: 0, is_evaluation_needed: false }
    const absent = { ...given, attendance: null, post: null }
    expect([missingOf(absent, none), earnedBy(absent, none)]).toEqual([[], 'participation'])
  })

  test('is never lost by better results', () => {
    const reached = fc.record({
      attendance: fc.option(fc.integer({ min: 0, max: 100 }), { nil: null }),
      evaluation: fc.option(fc.boolean(), { nil: null }),
      has_post_test: fc.boolean(),
      post: mark,
    })
    const percent = fc.integer({ min: 0, max: 100 })
    const settingsOf = fc.record({
      attendance_least: percent,
      post_test_least: percent,
      is_evaluation_needed: fc.boolean(),
    })
    fc.assert(
      fc.property(reached, settingsOf, (given, settings) => {
        const better = { ...given, attendance: 100, evaluation: given.evaluation === null ? null : true }
        const best = { ...better, post: 100 }
        for (const more of [better, best]) {
          expect(missingOf(given, settings)).toEqual(expect.arrayContaining(missingOf(more, settings)))
          if (earnedBy(given, settings) !== null) expect(earnedBy(more, settings)).not.toBeNull()
        }
        expect(missingOf(best, settings)).toEqual([])
      }),
    )
  })
})

describe('the end of a training', () => {
  const session = (is_over: boolean, is_cancelled = false) => ({ is_over, is_cancelled })

  test('is the end of its last session that isn’t cancelled', () => {
    expect(isBeforeEnd([session(true), session(false)], true)).toBe(true)
    expect(isBeforeEnd([session(true), session(false, true)], false)).toBe(false)
  })

  test('is its last day if no session is planned', () => {
    expect(isBeforeEnd([], false)).toBe(true)
    expect(isBeforeEnd([session(false, true)], true)).toBe(false)
  })
})
