import type { FieldCode } from './field-codes.ts'

/** First and last day as YYYY-MM-DD, both inclusive. */
export interface Period {
  readonly start_date: string
  readonly end_date: string
}

/** Whether at least one day from `first` to `last` is outside the period. Empty days don't count. */
export const isOutside = ({ start_date, end_date }: Period, first: string, last = first): boolean =>
  (first !== '' && first < start_date) || (last !== '' && last > end_date)

/** Days outside the period require a reason. */
export const outsideProblem = (
  isOut: boolean,
  reason: string | null | undefined,
): { readonly path: 'reason'; readonly code: FieldCode } | undefined =>
  isOut && !reason?.trim() ? { path: 'reason', code: 'outside_period' } : undefined

interface Reported {
  readonly project: Period
  readonly start_date: string
  readonly actual_start: string | null
}

/** Days that a report or a transition states. An empty day wasn't given. */
interface StatedDays {
  readonly report_date?: string | undefined
  readonly actual_start?: string | undefined
  readonly actual_end?: string | undefined
}

/** Whether a stated day is outside the project, or a report precedes the planned start of an unstarted activity. */
export const isStatedOutside = (
  { project, start_date, actual_start: started }: Reported,
  days: StatedDays,
): boolean => {
  const { report_date = '', actual_start = '', actual_end = '' } = days
  const isEarly = !started && !actual_start && report_date !== '' && report_date < start_date
  return isEarly || [report_date, actual_start, actual_end].some(day => isOutside(project, day))
}
