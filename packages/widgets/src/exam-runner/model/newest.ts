import type { AnswerSave, ExamAttempt } from '@portal/contract/training/exams/exam-attempts'
import { isNewerSave } from '@portal/contract/training/exams/exam-saves'
import { answeredIn } from './answered.ts'

/** What counts of an attempt's answers and of those that the server has not confirmed, and which questions it answers. */
export const newest = (attempt: ExamAttempt, waiting: Iterable<AnswerSave> = []) => {
  const found = new Map<string, AnswerSave>()
  for (const save of [...attempt.answers, ...waiting])
    if (isNewerSave(save, found.get(save.question_id))) found.set(save.question_id, save)
  const values = new Map([...found].map(([id, { value }]) => [id, value]))
  return { values, answered: answeredIn(attempt, values) }
}

/**
 * The greatest number among the saves of the attempt's own lease, 0 where there is none. A page that goes on with an
 * attempt as it was stored goes on counting: a lower number would count as the older save.
 */
export const countOf = ({ lease }: ExamAttempt, saves: Iterable<AnswerSave>): number =>
  Math.max(0, ...[...saves].filter(save => save.lease === lease).map(({ seq }) => seq))
