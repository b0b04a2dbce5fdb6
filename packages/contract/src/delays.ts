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
export const isDelayed = (activity: Planned, today: string): boolean =>
  (activity.actual_start ?? today) > activity.start_date || (activity.actual_end ?? today) > activity.end_date
