import type { Period } from '../core/fields/periods.ts'
import type { activityStates } from './activities.ts'

/** Days as YYYY-MM-DD. */
export interface Planned {
  readonly start_date: string
  readonly end_date: string
  readonly actual_start: string | null
  readonly actual_end: string | null
}

interface StatedDates {
  readonly actual_start?: string | undefined
  readonly actual_end?: string | undefined
}

/** An activity's dates after a report. An empty date in the report leaves the earlier one. */
export const datesAfter = (planned: Planned, { actual_start, actual_end }: StatedDates): Planned => ({
  ...planned,
  actual_start: actual_start || planned.actual_start,
  actual_end: actual_end || planned.actual_end,
})

/** Delays require a justification. Starts and ends that haven't happened are compared with today. */
export const isPastPlan = (activity: Planned, today: string): boolean =>
  (activity.actual_start ?? today) > activity.start_date || (activity.actual_end ?? today) > activity.end_date

interface Stated extends Planned {
  readonly state: (typeof activityStates)[number]
}

export const isDelayed = (activity: Stated, today: string): boolean =>
  activity.state !== 'completed' && isPastPlan(activity, today)

export const wasDelayed = (activity: Stated): boolean =>
  activity.state === 'completed' && isPastPlan(activity, activity.actual_end ?? activity.end_date)

/** Completion of a plan at an even pace by a day, in whole per cent. */
export const plannedCompletion = ({ start_date, end_date }: Period, day: string): number => {
  if (day >= end_date) return 100
  if (day <= start_date) return 0
  const start = Date.parse(start_date)
  return Math.round(((Date.parse(day) - start) / (Date.parse(end_date) - start)) * 100)
}
