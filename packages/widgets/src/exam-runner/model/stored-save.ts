import type { AnswerSave } from '@portal/contract/training/exams/exam-attempts'

export interface StoredSave extends AnswerSave {
  /** The code of the server's refusal. The next page that loads this save retries it. */
  readonly refused?: string
}

const isCount = (value: unknown) => Number.isInteger(value) && Number(value) > 0

const isMoment = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value))

/**
 * Checks by hand what the device stored. Only this widget writes there, and the server validates each save. A schema
 * library would slow down opening a test on a slow connection.
 */
export const isStoredSave = (one: unknown): one is StoredSave => {
  const { question_id, value, lease, seq, typed_at }: Partial<Record<keyof StoredSave, unknown>> = Object(one)
  const isText = typeof question_id === 'string' && typeof value === 'string'
  return isText && isCount(lease) && isCount(seq) && (typed_at === undefined || isMoment(typed_at))
}

/** Key of a question on one lease. Only the last save per key counts. */
export const saveKeyOf = ({ lease, question_id }: AnswerSave): string => `${lease} ${question_id}`
