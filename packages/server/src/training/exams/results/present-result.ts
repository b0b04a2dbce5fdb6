import type { AnsweredQuestion, AttemptResult, TextAnswer } from '@portal/contract/training/exams/exam-marking'
import type { QuestionDraft } from '@portal/contract/training/exams/exam-questions'
import { type MarkedPoints, markedPointsOf, shownPercent } from '@portal/contract/training/exams/marked-points'
import { presentName } from '../../../people/accounts/names.ts'
import { presentMoment } from '../present.ts'
import { isClosed, paperOf } from '../rules.ts'
import type { examAnswers } from '../schema.ts'
import type { ResultRow, TextAnswerRow } from './result-store.ts'

/** Whether names are hidden: the test has blind marking, and some text answers are unmarked. */
export const isBlind = (rows: readonly Pick<ResultRow, 'exam' | 'unmarked'>[], examId: string): boolean =>
  rows.some(({ exam, unmarked }) => exam.id === examId && exam.blind_marking && unmarked > 0)

/** Points of an attempt, or null until it is closed and fully marked. */
export const pointsOfResult = ({ attempt, points, possible, unmarked }: ResultRow, now: Date): MarkedPoints | null =>
  isClosed(attempt, now) ? markedPointsOf(points, possible, unmarked) : null

/** The result of an attempt. `blind` omits the person. Points are 0 until the attempt is closed. */
export const presentResult = (row: ResultRow, now: Date, blind: boolean): AttemptResult => {
  const { attempt, exam, possible, unmarked } = row
  const closed = isClosed(attempt, now)
  const marked = pointsOfResult(row, now)
  return {
    id: attempt.id,
    slug: exam.slug,
    title: exam.title,
    trainee: blind ? null : presentName(row.person),
    state: closed ? 'closed' : 'open',
    started_at: attempt.started_at.toISOString(),
    submitted_at: presentMoment(attempt.submitted_at),
    points: closed ? row.points : 0,
    points_possible: possible,
    unmarked: closed ? unmarked : 0,
    late: row.late,
    late_decision: attempt.late_decision,
    percent: marked && shownPercent(marked),
  }
}

interface AskedQuestion {
  readonly id: string
  readonly question: QuestionDraft
}

/** Questions of a closed attempt with its answers. Includes correct answers only if `released`. */
export const presentAnswered = (
  questions: readonly AskedQuestion[],
  answers: readonly (typeof examAnswers.$inferSelect)[],
  released: boolean,
): AnsweredQuestion[] => {
  const known = new Map(answers.map(answer => [answer.question_id, answer]))
  return questions.map(({ id, question }) => {
    const answer = known.get(id)
    return {
      id,
      question: paperOf(question),
      correct: released ? question : null,
      answer: answer ? { id: answer.id, value: answer.value, points: answer.points } : null,
    }
  })
}

/** A text answer as markers see it. */
export const presentText = ({ answer, question, person }: TextAnswerRow, blind: boolean): TextAnswer => ({
  id: answer.id,
  value: answer.value,
  points: answer.points,
  question_id: answer.question_id,
  prompt: question.prompt,
  model_answer: (question.kind === 'text' && question.model_answer) || '',
  points_possible: question.points,
  trainee: blind ? null : presentName(person),
  version: answer.version,
})
