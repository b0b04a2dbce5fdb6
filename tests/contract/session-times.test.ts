import { isMarkingOpen, markingOpensAt, needsOpenMarking } from '@portal/contract/session_times'
import { describe, expect, test } from 'vitest'

describe('marking the attendance of a session', () => {
  const session = { date: '2026-06-15', start: '09:00' }

  test('is open from 30 minutes before the start on, and stays open', () => {
    const at = (day: string, time: string) => isMarkingOpen(session, { day, time })
    expect(at('2026-06-15', '08:29')).toBe(false)
    expect(at('2026-06-15', '08:30')).toBe(true)
    expect(at('2026-06-14', '23:59')).toBe(false)
    expect(at('2027-01-01', '00:00')).toBe(true)
  })

  test('opens on the day before where a session starts just after midnight', () => {
    expect(markingOpensAt({ date: '2026-03-01', start: '00:10' })).toEqual({ day: '2026-02-28', time: '23:40' })
  })

  test('is not needed for an excuse, or to remove a mark', () => {
    expect((['present', 'late', 'absent', 'excused', null] as const).map(needsOpenMarking)).toEqual([
      ...[true, true, true],
      ...[false, false],
    ])
  })
})
