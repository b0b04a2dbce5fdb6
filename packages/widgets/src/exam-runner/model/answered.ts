import type { ExamAttempt } from '@portal/contract/training/exams/exam-attempts'

export const isAnswered = (value: string | undefined): boolean => value !== undefined && value.trim() !== ''

export const answeredIn = ({ questions }: ExamAttempt, values: ReadonlyMap<string, string>): ReadonlySet<string> =>
  new Set(questions.map(({ id }) => id).filter(id => isAnswered(values.get(id))))

/** Positions of unanswered questions, from 0. */
export const unansweredIn = ({ questions }: ExamAttempt, answered: ReadonlySet<string>): number[] =>
  questions.flatMap(({ id }, at) => (answered.has(id) ? [] : [at]))
