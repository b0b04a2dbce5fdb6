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
export const isStoredSave = (one: unknown): one is StoredSave =>
  typeof one === 'object' &&
  one !== null &&
  'question_id' in one &&
  typeof one.question_id === 'string' &&
  'value' in one &&
  typeof one.value === 'string' &&
  'lease' in one &&
  isCount(one.lease) &&
  'seq' in one &&
  isCount(one.seq) &&
  (!('typed_at' in one) || one.typed_at === undefined || isMoment(one.typed_at))

/** Key of a question on one lease. Only the last save per key counts. */
export const saveKeyOf = ({ lease, question_id }: AnswerSave): string => `${lease} ${question_id}`
