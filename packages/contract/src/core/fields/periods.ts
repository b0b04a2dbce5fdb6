import type { FieldCode } from './field-codes.ts'

/** A period by its first and last day, YYYY-MM-DD. */
export interface Period {
  readonly start_date: string
  readonly end_date: string
}

/** Whether a day, or a period, is outside of what it belongs to with at least one day; an empty day does not. */
export const isOutside = ({ start_date, end_date }: Period, first: string, last = first): boolean =>
  (first !== '' && first < start_date) || (last !== '' && last > end_date)

/** What is wrong with days outside of what they belong to: nothing, once there is a reason. */
export const outsideProblem = (
  isOut: boolean,
  reason: string | null | undefined,
): { readonly path: 'reason'; readonly code: FieldCode } | undefined =>
  isOut && !reason?.trim() ? { path: 'reason', code: 'outside_period' } : undefined

/** What decides whether the days of a report are outside of a period. */
interface Reported {
  readonly project: Period
  readonly start_date: string
  readonly actual_start: string | null
}

/** The days that a report or a step states; an empty one was not given. */
interface StatedDays {
  readonly report_date?: string | undefined
  readonly actual_start?: string | undefined
  readonly actual_end?: string | undefined
}

/**
 * Whether days that are stated of an activity are outside of its project's period, or a report before the planned
 * start of an activity that has not started.
 */
export const isStatedOutside = (
  { project, start_date, actual_start: started }: Reported,
  days: StatedDays,
): boolean => {
  const { report_date = '', actual_start = '', actual_end = '' } = days
  const isEarly = !started && !actual_start && report_date !== '' && report_date < start_date
  return isEarly || [report_date, actual_start, actual_end].some(day => isOutside(project, day))
}
