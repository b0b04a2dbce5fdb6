import type { activityStates } from './activities.ts'

/** The dates that decide whether an activity is late, as YYYY-MM-DD. */
export interface Planned {
  readonly start_date: string
  readonly end_date: string
  readonly actual_start: string | null
  readonly actual_end: string | null
}

/**
 * Whether a delay has to be justified: today, or an actual date, is past the planned one (decision 2). A start or an
 * end that has happened is judged by its own day, one that has not by today.
 */
export const isPastPlan = (activity: Planned, today: string): boolean =>
  (activity.actual_start ?? today) > activity.start_date || (activity.actual_end ?? today) > activity.end_date

/** Planned dates with the state of the activity. */
interface Stated extends Planned {
  readonly state: (typeof activityStates)[number]
}

/** Whether somebody has to act on a delay: the activity is past its plan and still open. */
export const isDelayed = (activity: Stated, today: string): boolean =>
  activity.state !== 'completed' && isPastPlan(activity, today)

/** Whether the activity is over, and began or ended after its plan. */
export const wasDelayed = (activity: Stated): boolean =>
  activity.state === 'completed' && isPastPlan(activity, activity.actual_end ?? activity.end_date)
