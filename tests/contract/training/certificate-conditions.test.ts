import {
  earnedBy,
  isBeforeEnd,
  missingOf,
  defaultCertificateSettings as usual,
} from '@portal/contract/training/certificates/certificate-conditions'
import type { MarkedPoints } from '@portal/contract/training/exams/marked-points'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const of = (reached: number, possible = 100): MarkedPoints => ({ reached, possible })

const mark = fc.option(
  fc.integer({ min: 0, max: 10_000 }).map(reached => of(reached, 10_000)),
  { nil: null },
)

describe('a certificate', () => {
  const all = { attendance: 80, evaluation: true, has_post_test: true, post: of(60) }

  test('requires attendance, evaluation, and post-test for achievement, and the first two for participation', () => {
    expect([missingOf(all, usual), earnedBy(all, usual)]).toEqual([[], 'achievement'])
    // The last one is 59.995 %, which rounds to 60.
    for (const post of [of(59), null, of(11_999, 20_000)])
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
    expect(earnedBy({ ...without, post: of(20) }, usual)).toBe('participation')
  })

  test('follows the settings of the training, where 0 requires nothing', () => {
    const strict = { attendance_least: 90, post_test_least: 75, is_evaluation_needed: false }
    const given = { ...all, evaluation: false }
    expect(missingOf(given, strict)).toEqual(['attendance', 'post_test'])
    expect(earnedBy({ ...given, attendance: 90 }, strict)).toBe('participation')
    expect(earnedBy({ ...given, attendance: 90, post: of(75) }, strict)).toBe('achievement')
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
        const best = { ...better, post: of(100) }
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
