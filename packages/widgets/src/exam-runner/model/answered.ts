import type { ExamAttempt } from '@portal/contract/training/exams/exam-attempts'

/** Whether there is more than spaces. */
export const isAnswered = (value: string | undefined): boolean => value !== undefined && value.trim() !== ''

/** The ids of the questions that are answered. */
export const answeredIn = ({ questions }: ExamAttempt, values: ReadonlyMap<string, string>): ReadonlySet<string> =>
  new Set(questions.map(({ id }) => id).filter(id => isAnswered(values.get(id))))

/** The places, from 0, of the questions that are not answered. */
export const unansweredIn = ({ questions }: ExamAttempt, answered: ReadonlySet<string>): number[] =>
  questions.flatMap(({ id }, at) => (answered.has(id) ? [] : [at]))
