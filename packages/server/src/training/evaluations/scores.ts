import type { EvaluationQuestion } from '@portal/contract/training/evaluations/evaluation-questions'
import {
  formScore,
  noCounts,
  pooledScore,
  questionScore,
  roundScore,
} from '@portal/contract/training/evaluations/evaluation-scores'
import type { EvaluationScore } from '@portal/contract/training/evaluations/evaluations'
import { inArray, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'
import { subActivityInstructors } from '../sub-activities/schema.ts'
import { evaluationCounts } from './schema.ts'

/** Number of times that each rating was chosen, by rated item. */
export type ItemCounts = ReadonlyMap<string, number[]>

export const rounded = (score: number | null) => (score === null ? null : roundScore(score))

/** Ratings of each round. */
export const ratingCountsOf = async (db: Orm, rounds: readonly string[]): Promise<(round: string) => ItemCounts> => {
  const ofRounds = new Map(rounds.map(id => [id, new Map<string, number[]>()]))
  const isOfThem = inArray(evaluationCounts.round_id, [...rounds])
  const rows = rounds.length === 0 ? [] : await db.select().from(evaluationCounts).where(isOfThem)
  for (const { round_id, item, rating, count } of rows) {
    const counts = ofRounds.get(round_id)
    const found = counts?.get(item) ?? noCounts()
    found[rating - 1] = count
    counts?.set(item, found)
  }
  return round => ofRounds.get(round) ?? new Map()
}

/** Score of a question. Null for text questions, and for questions without ratings. */
export const scoreOf = (question: EvaluationQuestion, counts: ItemCounts): number | null => {
  if (question.kind === 'text') return null
  const items = question.kind === 'table' ? question.rows : [question]
  return questionScore(items.map(({ id }) => counts.get(id) ?? noCounts()))
}

export const scoreOfForm = (questions: readonly EvaluationQuestion[], counts: ItemCounts): number | null =>
  formScore(questions.map(question => scoreOf(question, counts)))

const nothing: EvaluationScore = { score: null, responses: 0 }

/** Trainees' scores for each training. Counts published answers only. */
const scoresIn = async (db: Orm, trainings: readonly string[]): Promise<(training: string) => EvaluationScore> => {
  const { rows } = await db.execute<{
    id: string
    training: string
    responses: number
    questions: EvaluationQuestion[]
  }>(sql`
    SELECT r.id, r.sub_activity_id AS training, r.responses, v.questions FROM evaluation_rounds r
    JOIN evaluation_form_versions v ON v.form_id = r.form_id AND v.number = r.number
    WHERE r.type = 'trainee' AND r.responses > 0 AND r.sub_activity_id = ANY (${sql.param([...trainings])}::uuid[])`)
  const counts = await ratingCountsOf(
    db,
    rows.map(({ id }) => id),
  )
  const scores = new Map(
    rows.map(({ id, training, responses, questions }) => [
      training,
      { score: scoreOfForm(questions, counts(id)), responses },
    ]),
  )
  return training => scores.get(training) ?? nothing
}

const shown = ({ score, responses }: EvaluationScore): EvaluationScore => ({ score: rounded(score), responses })

/** Trainees' scores for each training, rounded for display. */
export const trainingScores = async (db: Orm, trainings: readonly string[]) => {
  const scores = await scoresIn(db, trainings)
  return (training: string): EvaluationScore => shown(scores(training))
}

/** Trainees' scores for all trainings that each person teaches, combined and rounded for display. */
export const instructorScores = async (db: Orm, people: readonly string[]) => {
  const { user_id, sub_activity_id } = subActivityInstructors
  const taught = await db
    .select({ user_id, sub_activity_id })
    .from(subActivityInstructors)
    .where(inArray(user_id, [...people]))
  const scores = await scoresIn(db, [...new Set(taught.map(row => row.sub_activity_id))])
  const byPerson = Map.groupBy(taught, row => row.user_id)
  return (person: string): EvaluationScore =>
    shown(pooledScore((byPerson.get(person) ?? []).map(row => scores(row.sub_activity_id))))
}
