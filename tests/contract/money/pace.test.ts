import { compareLeads, leadOf, paceOf, timePercent } from '@portal/contract/money/budgets/pace'
import { describe, expect, test } from 'vitest'

const ten = { start_date: '2026-03-01', end_date: '2026-03-10' }
const hundred = { start_date: '2026-01-01', end_date: '2026-04-10' }

/** Half of the time has passed. */
const halfway = (spent_minor: number, total_minor: number) =>
  leadOf({ spent_minor, total_minor }, hundred, '2026-02-19')

const paceOfShare = (spent: number, total: number) => {
  const lead = halfway(spent, total)
  return lead && paceOf(lead)
}

test('counts elapsed time from the first to the last day, both inclusive', () => {
  const on = (today: string) => timePercent(ten, today)
  expect(['2026-02-28', '2026-03-01', '2026-03-05', '2026-03-10', '2027-01-01'].map(on)).toEqual([0, 10, 50, 100, 100])
  expect(timePercent({ start_date: '2026-03-01', end_date: '2026-03-01' }, '2026-03-01')).toBe(100)
})

describe('the pace of spending', () => {
  test('is a risk more than 10 points ahead of time, or 20 points behind', () => {
    const paces = [61, 60, 50, 30, 29, 0].map(spent => paceOfShare(spent, 100))
    expect(paces).toEqual(['too_fast', 'in_time', 'in_time', 'in_time', 'too_slow', 'too_slow'])
  })

  test('is compared exactly, although its percentages are rounded to one decimal', () => {
    // 60.0001 % and 29.9999 % are shown as 60 % and 30 %.
    expect([600_000, 600_001, 300_000, 299_999].map(spent => paceOfShare(spent, 1_000_000))).toEqual([
      ...['in_time', 'too_fast', 'in_time', 'too_slow'],
    ])
    // More than 2 ** 53 in between.
    expect(paceOfShare(5_999_999_999_999, 9_999_999_999_999)).toBe('in_time')
    expect(paceOfShare(6_000_000_000_001, 9_999_999_999_999)).toBe('too_fast')
  })

  test('is unknown without a budget', () => {
    expect(paceOfShare(0, 0)).toBeNull()
  })

  test('sorts by exact leads, and puts projects without a budget last', () => {
    const leads = [null, halfway(500_000, 1_000_000), halfway(500_001, 1_000_000), null, halfway(1, 2)]
    expect(leads.toSorted(compareLeads)).toEqual([leads[2], leads[1], leads[4], null, null])
    expect(compareLeads(halfway(1, 2), halfway(500_000, 1_000_000))).toBe(0)
  })
})
