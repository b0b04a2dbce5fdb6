import {
  doOverlap,
  isEnteredLate,
  isMarkingOpen,
  markingOpensAt,
  needsOpenMarking,
} from '@portal/contract/training/attendance/session-times'
import { describe, expect, test } from 'vitest'

describe('marking the attendance of a session', () => {
  const session = { date: '2026-06-15', start: '09:00' }

  test('opens 30 minutes before the start and stays open', () => {
    const at = (day: string, time: string) => isMarkingOpen(session, { day, time })
    expect(at('2026-06-15', '08:29')).toBe(false)
    expect(at('2026-06-15', '08:30')).toBe(true)
    expect(at('2026-06-14', '23:59')).toBe(false)
    expect(at('2027-01-01', '00:00')).toBe(true)
  })

  test('opens on the previous day if the session starts just after midnight', () => {
    expect(markingOpensAt({ date: '2026-03-01', start: '00:10' })).toEqual({ day: '2026-02-28', time: '23:40' })
  })

  test('doesn’t need to be open for an excuse, or to remove a mark', () => {
    expect((['present', 'late', 'absent', 'excused', null] as const).map(needsOpenMarking)).toEqual([
      ...[true, true, true],
      ...[false, false],
    ])
  })
})

describe('two sessions', () => {
  const session = (start: string, end: string, date = '2026-06-15') => ({ date, start, end })

  test('overlap if they share a minute, in either order', () => {
    const morning = session('09:00', '11:00')
    for (const [start, end, overlaps] of [
      ['10:59', '12:00', true],
      ['08:00', '09:01', true],
      ['09:30', '10:00', true],
      ['08:00', '12:00', true],
      ['11:00', '12:00', false],
      ['08:00', '09:00', false],
    ] as const) {
      expect(doOverlap(morning, session(start, end))).toBe(overlaps)
      expect(doOverlap(session(start, end), morning)).toBe(overlaps)
    }
    expect(doOverlap(morning, session('09:00', '11:00', '2026-06-16'))).toBe(false)
  })
})

test('requires a reason for moving a session to a past day, but not for keeping its day', () => {
  expect(isEnteredLate('2026-06-14', '2026-06-15')).toBe(true)
  expect(isEnteredLate('2026-06-15', '2026-06-15')).toBe(false)
  expect(isEnteredLate('2026-06-14', '2026-06-15', '2026-06-14')).toBe(false)
  expect(isEnteredLate('2026-06-13', '2026-06-15', '2026-06-14')).toBe(true)
})
