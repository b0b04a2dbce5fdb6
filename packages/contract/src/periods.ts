import type { FieldCode } from './errors.ts'

/** A period by its first and last day, YYYY-MM-DD. */
export interface Period {
  readonly start_date: string
  readonly end_date: string
}

/** Whether a day, or a period, lies outside of what it belongs to with at least one day; an empty day does not. */
export const isOutside = ({ start_date, end_date }: Period, first: string, last = first): boolean =>
  (first !== '' && first < start_date) || (last !== '' && last > end_date)

/** What is wrong with days outside of what they belong to: nothing, once there is a reason. */
export const outsideProblem = (
  isOut: boolean,
  reason: string | null | undefined,
): { readonly path: 'reason'; readonly code: FieldCode } | undefined =>
  isOut && !reason?.trim() ? { path: 'reason', code: 'outside_period' } : undefined
