import { saveLimits } from '@portal/contract/core/fields/limits'
import { announcedBetween, nextBatch, secondsLeft, serverClock, timeText } from '@portal/widgets/exam-runner/internals'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { examId } from '../../../stories/widgets/exam-runner/sample-exam.ts'

describe('the remaining time', () => {
  test('follows the server’s clock, independent of the device’s clock', () => {
    let passed = 500
    const clock = serverClock(() => passed)
    clock.set({ server_time: '2026-05-01T10:00:00.000Z' })
    passed += 90_000
    expect(clock.now()).toBe(Date.parse('2026-05-01T10:01:30.000Z'))
    expect(secondsLeft('2026-05-01T10:02:00.000Z', clock.now())).toBe(30)
    expect(secondsLeft('2026-05-01T10:01:00.000Z', clock.now())).toBe(0)
    expect(secondsLeft(null, clock.now())).toBeNull()
  })

  test('is announced once at 10, 5, and 1 minutes, however often it is checked', () => {
    const looks = fc.uniqueArray(fc.integer({ min: 0, max: 3000 }), { minLength: 2, maxLength: 300 })
    fc.assert(
      fc.property(looks, given => {
        const seconds = given.toSorted((one, other) => other - one)
        const announced = seconds.slice(1).flatMap((after, at) => announcedBetween(seconds[at] ?? null, after) ?? [])
        const crossed = [10, 5, 1].filter(
          minutes => (seconds[0] ?? 0) > minutes * 60 && (seconds.at(-1) ?? 0) <= minutes * 60,
        )
        // After a long gap between two checks, only the last passed mark is announced.
        expect(crossed).toEqual(expect.arrayContaining(announced))
        expect(new Set(announced).size).toBe(announced.length)
        expect(announced.at(-1)).toBe(crossed.at(-1))
      }),
    )
    expect(announcedBetween(null, 60)).toBeUndefined()
  })

  test('is formatted with Western digits', () => {
    expect([0, 59, 600, 3600, 36_061].map(timeText)).toEqual(['00:00', '00:59', '10:00', '1:00:00', '10:01:01'])
  })
})

test('fills each batch up to its limits with at least one answer, until all are sent', () => {
  const saves = fc.array(fc.integer({ min: 0, max: saveLimits.answer_length }), { maxLength: 200 })
  fc.assert(
    fc.property(saves, lengths => {
      let rest = lengths.map((length, at) => ({
        question_id: examId(at),
        value: 'x'.repeat(length),
        lease: 1,
        seq: at + 1,
      }))
      while (rest.length > 0) {
        const batch = nextBatch(rest)
        expect(batch.length).toBeGreaterThan(0)
        expect(batch.length).toBeLessThanOrEqual(saveLimits.answers)
        const characters = batch.reduce((sum, { value }) => sum + value.length, 0)
        expect(batch.length === 1 || characters <= saveLimits.characters).toBe(true)
        rest = rest.slice(batch.length)
      }
    }),
    { numRuns: 30 },
  )
})
