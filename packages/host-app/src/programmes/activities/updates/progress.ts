import type { Period } from '@portal/contract/core/fields/periods'
import { plannedCompletion } from '@portal/contract/programmes/delays'

const DAY_MS = 86_400_000

/** Completion on a day, in per cent. */
export interface Reported {
  readonly report_date: string
  readonly completion: number
}

/** One point of the chart, in whole per cent. `reported` is null after the last report. */
export interface ProgressDay {
  readonly day: string
  readonly planned: number
  readonly reported: number | null
}

/** As many even steps as the chart has room to label. */
const STEPS = 12

/** From a year on, steps are longer than a month, so labels show months. */
const YEAR = 365
const MONTH = 31

const dayOf = (value: string) => Date.parse(`${value}T00:00:00Z`) / DAY_MS
const textOf = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10)

/**
 * Points in even steps over the plan and all reports, so that the plan is a straight line. Reported values end with the
 * last report. `reports` are newest first.
 */
export const progressDays = (plan: Period, reports: readonly Reported[]): readonly ProgressDay[] => {
  const days = [plan.start_date, plan.end_date, ...reports.map(({ report_date }) => report_date)].sort()
  const from = dayOf(days[0] ?? plan.start_date)
  const length = dayOf(days.at(-1) ?? plan.end_date) - from
  const steps = Math.min(STEPS, length < YEAR ? length : Math.floor(length / MONTH))
  const grid = Array.from({ length: steps + 1 }, (_, step) => textOf(from + Math.round((step * length) / (steps || 1))))
  const last = reports[0]?.report_date
  const end = last && grid.find(day => day >= last)
  return grid.map(day => ({
    day,
    planned: plannedCompletion(plan, day),
    reported:
      end !== undefined && day <= end ? (reports.find(({ report_date }) => report_date <= day)?.completion ?? 0) : null,
  }))
}

/** Whether labels show months rather than days. */
export const areMonths = (days: readonly ProgressDay[]): boolean => {
  const [first, last] = [days[0], days.at(-1)]
  return first !== undefined && last !== undefined && dayOf(last.day) - dayOf(first.day) >= YEAR
}
