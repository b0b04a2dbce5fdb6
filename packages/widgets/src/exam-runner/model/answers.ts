import type { AnswerSave, ExamAttempt } from '@portal/contract/training/exams/exam-attempts'
import { newestSaves } from '@portal/contract/training/exams/exam-saves'

export const isAnswered = (value: string | undefined): boolean => value !== undefined && value.trim() !== ''

export const answeredIn = ({ questions }: ExamAttempt, values: ReadonlyMap<string, string>): ReadonlySet<string> =>
  new Set(questions.map(({ id }) => id).filter(id => isAnswered(values.get(id))))

/** Positions of unanswered questions, from 0. */
export const unansweredIn = ({ questions }: ExamAttempt, answered: ReadonlySet<string>): number[] =>
  questions.flatMap(({ id }, at) => (answered.has(id) ? [] : [at]))

/** Merges saved and unconfirmed answers. The newest save of each question wins. */
export const newest = (attempt: ExamAttempt, waiting: Iterable<AnswerSave> = []) => {
  const found = newestSaves([...attempt.answers, ...waiting])
  const values = new Map(found.map(({ question_id, value }) => [question_id, value]))
  return { values, answered: answeredIn(attempt, values) }
}

/**
 * Highest `seq` among saves of the attempt's own lease, or 0. A page that resumes an attempt continues from it, because
 * lower numbers count as older.
 */
export const countOf = ({ lease }: ExamAttempt, saves: Iterable<AnswerSave>): number =>
  Math.max(0, ...[...saves].filter(save => save.lease === lease).map(({ seq }) => seq))
