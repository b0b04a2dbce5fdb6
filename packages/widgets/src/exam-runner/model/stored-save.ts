import type { AnswerSave } from '@portal/contract/training/exams/exam-attempts'

/** A save on the device. */
export interface StoredSave extends AnswerSave {
  /** The code that the server refused it with. It is tried again by a page that finds it. */
  readonly refused?: string
}

const isCount = (value: unknown) => Number.isInteger(value) && Number(value) > 0

const isMoment = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value))

/**
 * Whether what a device stored is a save. Only this widget writes there, and the server reads all of it by its schema; the
 * bytes of a schema library would be felt where a test is opened on a slow line.
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

/** Identifies the saves of one question on one page: of these only the last counts. */
export const saveKeyOf = ({ lease, question_id }: AnswerSave): string => `${lease} ${question_id}`
