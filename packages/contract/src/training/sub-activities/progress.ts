import type { AttendanceMark } from '../attendance/attendance-percent.ts'

/** What a training asks of one trainee, and what of it is done. */
export interface TraineeSteps {
  readonly sessions: readonly {
    readonly is_cancelled: boolean
    /** Null while nobody has marked it. */
    readonly mark: AttendanceMark | null
  }[]
  /** For each test of the training whether it was taken. */
  readonly tests: readonly boolean[]
  /** Whether the evaluation was sent; null where there is none to fill in. */
  readonly evaluation: boolean | null
}

/**
 * Done by required in whole per cent, rounded down, over sessions, tests and evaluation (decision 25); null where nothing
 * is required. A session that is cancelled or excused is not; one that was attended late is done.
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
