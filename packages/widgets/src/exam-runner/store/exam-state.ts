import type { AttemptStatus, ExamAttempt } from '@portal/contract/training/exams/exam-attempts'

/**
 * Whether all answers are with the server: yes, on their way, waiting for a connection, for a busy portal or for a
 * login, or yes but for those that it refused.
 */
export type Saving = 'saved' | 'saving' | 'waiting' | 'busy' | 'signed_out' | 'refused'

/** What the page shows of an attempt. A new object with each change. */
export interface ExamState {
  readonly attempt: ExamAttempt
  readonly status: AttemptStatus
  readonly values: ReadonlyMap<string, string>
  /** The ids of the answered questions; the same object until that changes, not a new one with each key. */
  readonly answered: ReadonlySet<string>
  /** Why answers were refused, by question; the same object until that changes. */
  readonly refused: ReadonlyMap<string, string>
  readonly flags: ReadonlySet<string>
  /** The place, from 0, of the question that is answered or was gone to. */
  readonly current: number
  /** How often a question was gone to; 0 until then. */
  readonly visits: number
  readonly layout: 'one' | 'all'
  readonly step: 'answering' | 'review'
  readonly saving: Saving
  /** Whether what waits outlives the page. */
  readonly isDurable: boolean
  /** Whether something came too late. */
  readonly isLate: boolean
  /** Whether the time is up, also while the server cannot be asked. */
  readonly isOver: boolean
}

/** An attempt that was just opened, before anything is read from the device. */
export const beginning = {
  flags: new Set<string>(),
  current: 0,
  visits: 0,
  layout: 'one',
  step: 'answering',
  saving: 'saved',
  isDurable: true,
  isLate: false,
  isOver: false,
} as const satisfies Partial<ExamState>
