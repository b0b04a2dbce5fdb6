import type { AttendanceMark } from '../attendance/attendance-percent.ts'

export interface TraineeSteps {
  readonly sessions: readonly {
    readonly is_cancelled: boolean
    readonly mark: AttendanceMark | null
  }[]
  readonly tests: readonly boolean[]
  /** Whether it was sent. Null if there is none to fill in. */
  readonly evaluation: boolean | null
}

/**
 * Completed share of the required sessions, exams, and evaluation in whole per cent, rounded down.
 * Cancelled and excused sessions aren't required; late ones count as completed. Null if nothing is required.
 */
export const progressOf = ({ sessions, tests, evaluation }: TraineeSteps): number | null => {
  const steps = [
    ...sessions
      .filter(({ is_cancelled, mark }) => !is_cancelled && mark !== 'excused')
      .map(({ mark }) => mark === 'present' || mark === 'late'),
    ...tests,
    ...(evaluation === null ? [] : [evaluation]),
  ]
  return steps.length === 0 ? null : Math.floor((steps.filter(Boolean).length * 100) / steps.length)
}
