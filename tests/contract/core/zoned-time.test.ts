import { dayIn, localTimeIn, momentIn, offsetAt } from '@portal/contract/core/fields/zoned-time'
import { describe, expect, test } from 'vitest'

describe('local time', () => {
  test.each([
    ['2026-11-20T11:00:30Z', 'Pacific/Kiritimati', '2026-11-21', '01:00'],
    ['2026-11-20T10:30:00Z', 'Pacific/Pago_Pago', '2026-11-19', '23:30'],
    ['2026-11-20T18:45:00Z', 'Asia/Kathmandu', '2026-11-21', '00:30'],
    ['2026-07-01T21:00:00Z', 'Europe/Berlin', '2026-07-01', '23:00'],
    ['2026-11-20T00:00:00Z', 'UTC', '2026-11-20', '00:00'],
  ])('of %s in %s is %s %s', (moment, zone, day, time) => {
    const at = new Date(moment)
    expect(localTimeIn(at, zone)).toEqual({ day, time })
    expect(dayIn(at, zone)).toBe(day)
    expect(momentIn(`${day} ${time}`, zone).getTime()).toBe(at.getTime() - (at.getTime() % 60_000))
  })

  test('follows summer time', () => {
    expect(offsetAt(Date.parse('2026-03-29T00:59:59Z'), 'Europe/Berlin')).toBe(3_600_000)
    expect(offsetAt(Date.parse('2026-03-29T01:00:00Z'), 'Europe/Berlin')).toBe(7_200_000)
    expect(momentIn('2026-03-29 03:00', 'Europe/Berlin').toISOString()).toBe('2026-03-29T01:00:00.000Z')
  })
})
