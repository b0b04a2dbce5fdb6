import type { AttemptStatus, ExamAttempt } from '@portal/contract/training/exams/exam-attempts'

/**
 * Progress of saving: all saved, in flight, waiting (for a connection, a busy portal, or a login), or all saved except
 * refused answers.
 */
export type Saving = 'saved' | 'saving' | 'waiting' | 'busy' | 'signed_out' | 'refused'

/** State behind the page. Each change creates a new object. */
export interface ExamState {
  readonly attempt: ExamAttempt
  readonly status: AttemptStatus
  readonly values: ReadonlyMap<string, string>
  /** IDs of answered questions. Keeps its identity until the set changes. */
  readonly answered: ReadonlySet<string>
  /** Refusal codes by question. Keeps its identity until it changes. */
  readonly refused: ReadonlyMap<string, string>
  readonly flags: ReadonlySet<string>
  /** Position, from 0, of the question that the person answers or opened. */
  readonly current: number
  /** Counts moves to a question. */
  readonly visits: number
  readonly layout: 'one' | 'all'
  readonly step: 'answering' | 'review'
  readonly saving: Saving
  /** Whether waiting answers survive closing the page. */
  readonly isDurable: boolean
  readonly isLate: boolean
  /** Whether time is up by the estimated server time, even while offline. */
  readonly isOver: boolean
}

/** State of an attempt before anything is read from the device. */
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
