import { describe, expect, test } from 'vitest'
import { areMonths, progressDays } from '../../../../packages/host-app/src/programmes/activities/updates/progress.ts'

const plan = { start_date: '2026-01-01', end_date: '2026-01-25' }
const reports = [
  { report_date: '2026-01-12', completion: 60 },
  { report_date: '2026-01-06', completion: 20 },
]

describe('the progress chart', () => {
  test('draws the plan as a straight line from its start to its end', () => {
    const planned = progressDays(plan, reports).map(day => day.planned)
    expect(planned).toHaveLength(13)
    const steps = planned.slice(1).map((value, at) => value - (planned[at] ?? 0))
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThanOrEqual(1)
    expect([planned[0], planned.at(-1)]).toEqual([0, 100])
  })

  test('shows the last reported value of each day, and nothing after the last report', () => {
    const reported = progressDays(plan, reports).map(({ day, reported: value }) => [day, value])
    expect(reported.slice(0, 8)).toEqual([
      ['2026-01-01', 0],
      ['2026-01-03', 0],
      ['2026-01-05', 0],
      ['2026-01-07', 20],
      ['2026-01-09', 20],
      ['2026-01-11', 20],
      ['2026-01-13', 60],
      ['2026-01-15', null],
    ])
    expect(reported.slice(8).every(([, value]) => value === null)).toBe(true)
  })

  test('extends to reports before the start and after the end, and handles a period of one day', () => {
    const early = progressDays(plan, [{ report_date: '2025-12-20', completion: 5 }])
    expect(early[0]).toEqual({ day: '2025-12-20', planned: 0, reported: 5 })
    const late = progressDays(plan, [{ report_date: '2026-03-01', completion: 90 }])
    expect(late.at(-1)).toEqual({ day: '2026-03-01', planned: 100, reported: 90 })
    const oneDay = { start_date: '2026-01-01', end_date: '2026-01-01' }
    expect(progressDays(oneDay, []).map(({ planned, reported }) => [planned, reported])).toEqual([[100, null]])
  })

  test('has unique axis labels, which are days or months depending on the length', () => {
    for (const end_date of ['2026-01-03', '2026-12-30', '2027-01-01', '2027-06-30', '2031-01-01']) {
      const days = progressDays({ ...plan, end_date }, [])
      const names = days.map(({ day }) => (areMonths(days) ? day.slice(0, 7) : day.slice(5)))
      expect(new Set(names).size).toBe(days.length)
    }
  })
})
