import type { ExamAttempt } from '@portal/contract/exam_attempts'

/** Whether there is more than spaces. */
export const isAnswered = (value: string | undefined): boolean => value !== undefined && value.trim() !== ''

/** The places, from 0, of the questions that are not answered. */
export const unansweredIn = ({ questions }: ExamAttempt, values: ReadonlyMap<string, string>): number[] =>
  questions.flatMap(({ id }, at) => (isAnswered(values.get(id)) ? [] : [at]))
