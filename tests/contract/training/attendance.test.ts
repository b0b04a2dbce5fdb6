import {
  type AttendanceMark,
  type AttendedSession,
  attendanceMarks,
  attendanceOf,
  isAttendanceLow,
} from '@portal/contract/training/attendance/attendance-percent'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const reached = (given: readonly AttendedSession[], least = 80) => attendanceOf(given, least)

const session = fc.record({
  duration_minutes: fc.integer({ min: 1, max: 1440 }),
  is_cancelled: fc.boolean(),
  is_over: fc.boolean(),
  mark: fc.constantFrom<AttendanceMark | null>(...attendanceMarks, null),
})
const sessions = fc.array(session, { maxLength: 40 })

const sessionOf = (duration_minutes: number, mark: AttendanceMark | null): AttendedSession => ({
  ...{ duration_minutes, mark, is_cancelled: false, is_over: true },
})

describe('attendance percentage', () => {
  test('counts minutes, late ones half, and leaves out excused and cancelled sessions', () => {
    const given = [
      sessionOf(60, 'present'),
      sessionOf(120, 'late'),
      sessionOf(60, 'absent'),
      sessionOf(500, 'excused'),
      sessionOf(60, null),
    ]
    const cancelled = { ...sessionOf(600, 'present'), is_cancelled: true }
    const coming = { ...sessionOf(300, null), is_over: false }
    expect(reached([...given, cancelled, coming])).toEqual({ all: 20, so_far: 50, least: 80 })
  })

  test('is null if no session counts', () => {
    expect(reached([])).toEqual({ all: null, so_far: null, least: 80 })
    expect(reached([sessionOf(60, 'excused')])).toEqual({ all: null, so_far: null, least: 80 })
    expect(reached([{ ...sessionOf(60, null), is_over: false }])).toEqual({ all: 0, so_far: null, least: 80 })
  })

  test('doesn’t warn about a past session without marks', () => {
    const given = [sessionOf(60, 'present'), sessionOf(600, null)]
    expect(reached(given)).toEqual({ all: 9, so_far: 100, least: 80 })
    expect(isAttendanceLow(reached(given))).toBe(false)
    expect(isAttendanceLow(reached([sessionOf(60, null)]))).toBe(false)
  })

  test('rounds down, so that 79.99 never shows as 80', () => {
    const most = [sessionOf(7999, 'present'), sessionOf(2001, 'absent')]
    expect(reached(most).so_far).toBe(79)
    expect(isAttendanceLow(reached(most))).toBe(true)
    const enough = [sessionOf(8000, 'present'), sessionOf(2000, 'absent')]
    expect(isAttendanceLow(reached(enough))).toBe(false)
    expect(isAttendanceLow(reached([]))).toBe(false)
    expect([isAttendanceLow(reached(most, 79)), isAttendanceLow(reached(enough, 81))]).toEqual([false, true])
  })

  test('is between 0 and 100, in any order of sessions', () => {
    fc.assert(
      fc.property(sessions, given => {
        const percent = reached(given)
        for (const one of [percent.all, percent.so_far]) {
          if (one !== null) expect(Number.isInteger(one) && one >= 0 && one <= 100).toBe(true)
        }
        expect(reached(given.toReversed())).toEqual(percent)
      }),
    )
  })

  test('ignores cancelled and excused sessions', () => {
    fc.assert(
      fc.property(sessions, given => {
        const counted = given.filter(({ is_cancelled, mark }) => !is_cancelled && mark !== 'excused')
        expect(reached(counted)).toEqual(reached(given))
      }),
    )
  })

  test('never decreases when a mark improves', () => {
    const better = { absent: 'late', late: 'present' } as const
    fc.assert(
      fc.property(sessions, fc.nat(), (given, nth) => {
        const at = given.length === 0 ? 0 : nth % given.length
        const raised = given.map((one, place) => {
          const mark = one.mark === 'absent' || one.mark === 'late' ? better[one.mark] : one.mark
          return place === at ? { ...one, mark } : one
        })
        expect(reached(raised).all ?? -1).toBeGreaterThanOrEqual(reached(given).all ?? -1)
      }),
    )
  })

  test('matches exact integer arithmetic', () => {
    fc.assert(
      fc.property(sessions, given => {
        let [attended, all] = [0n, 0n]
        for (const { duration_minutes, is_cancelled, mark } of given) {
          if (is_cancelled || mark === 'excused') continue
          all += 2n * BigInt(duration_minutes)
          if (mark === 'present') attended += 2n * BigInt(duration_minutes)
          if (mark === 'late') attended += BigInt(duration_minutes)
        }
        expect(reached(given).all).toBe(all === 0n ? null : Number((attended * 100n) / all))
      }),
    )
  })

  test('so far covers only past sessions with a mark', () => {
    fc.assert(
      fc.property(sessions, given => {
        const known = given.filter(({ is_over, mark }) => is_over && mark !== null)
        expect(reached(given).so_far).toBe(reached(known).all)
      }),
    )
  })
})
