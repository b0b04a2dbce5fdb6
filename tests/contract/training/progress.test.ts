import { attendanceMarks } from '@portal/contract/training/attendance/attendance-percent'
import { pooledScore } from '@portal/contract/training/evaluations/evaluation-scores'
import { progressOf, type TraineeSteps } from '@portal/contract/training/sub-activities/progress'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const session = fc.record({
  is_cancelled: fc.boolean(),
  mark: fc.option(fc.constantFrom(...attendanceMarks), { nil: null }),
})
const steps: fc.Arbitrary<TraineeSteps> = fc.record({
  sessions: fc.array(session, { maxLength: 12 }),
  tests: fc.array(fc.boolean(), { maxLength: 2 }),
  evaluation: fc.option(fc.boolean(), { nil: null }),
})
const present = { is_cancelled: false, mark: 'present' } as const

describe('progress', () => {
  test('is the completed share of the required steps, rounded down', () => {
    const two = [present, { is_cancelled: false, mark: null }] as const
    expect(progressOf({ sessions: two, tests: [true, false], evaluation: false })).toBe(40)
    expect(progressOf({ sessions: [...two, present], tests: [], evaluation: null })).toBe(66)
    expect(progressOf({ sessions: [], tests: [], evaluation: null })).toBeNull()
  })

  test('is an integer from 0 to 100, and 100 only if everything is completed', () => {
    fc.assert(
      fc.property(steps, given => {
        const percent = progressOf(given)
        if (percent === null) return
        expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true)
        const required = given.sessions.filter(one => !one.is_cancelled && one.mark !== 'excused')
        const isDone =
          required.every(({ mark }) => mark === 'present' || mark === 'late') &&
          given.tests.every(Boolean) &&
          given.evaluation !== false
        expect(percent === 100).toBe(isDone)
      }),
    )
  })

  test('never decreases with a completed step, and ignores steps that aren’t required', () => {
    fc.assert(
      fc.property(steps, given => {
        const before = progressOf(given) ?? 0
        const more = { ...given, sessions: [...given.sessions, present] }
        expect(progressOf(more) ?? 0).toBeGreaterThanOrEqual(before)
        const cancelled = { ...given, sessions: [...given.sessions, { ...present, is_cancelled: true }] }
        const excused = { ...given, sessions: [...given.sessions, { is_cancelled: false, mark: 'excused' as const }] }
        for (const same of [cancelled, excused]) expect(progressOf(same)).toBe(progressOf(given))
      }),
    )
  })
})

test('pools evaluations to a score between theirs, and ignores those without a score', () => {
  const part = fc.record({
    score: fc.option(fc.double({ min: 1, max: 5, noNaN: true }), { nil: null }),
    responses: fc.integer({ min: 1, max: 90 }).map(threes => threes * 3),
  })
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), parts => {
      const { score, responses } = pooledScore(parts)
      const scored = parts.flatMap(one => (one.score === null ? [] : [one.score]))
      if (scored.length === 0) {
        expect({ score, responses }).toEqual({ score: null, responses: 0 })
        return
      }
      expect(score).toBeGreaterThanOrEqual(Math.min(...scored) - 1e-9)
      expect(score).toBeLessThanOrEqual(Math.max(...scored) + 1e-9)
      expect(responses % 3).toBe(0)
    }),
  )
})
