import { formTypes } from '@portal/contract/training/evaluations/evaluation-forms'
import type { EvaluationQuestion } from '@portal/contract/training/evaluations/evaluation-questions'
import { meanRating, ratingsIn } from '@portal/contract/training/evaluations/evaluation-scores'
import type { EvaluationResult, QuestionResult } from '@portal/contract/training/evaluations/evaluations'
import { asc, inArray, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'
import { evaluationTexts } from './schema.ts'
import { type ItemCounts, ratingCountsOf, rounded, scoreOf, scoreOfForm } from './scores.ts'

interface PublishedAnswers {
  readonly counts: ItemCounts
  readonly texts: ReadonlyMap<string, { id: string; text: string }[]>
}

const resultOf = (question: EvaluationQuestion, { counts, texts }: PublishedAnswers): QuestionResult => {
  const { id, text_en, text_ar } = question
  const asked = { id, text_en, text_ar }
  const ratings = (item: string) => {
    const found = counts.get(item)
    const answered = found ? ratingsIn(found) : 0
    return { answered, counts: found ?? null, mean: rounded(found ? meanRating(found) : null) }
  }
  if (question.kind === 'text') return { kind: 'text', ...asked, texts: texts.get(id) ?? [] }
  if (question.kind === 'rating') return { kind: 'rating', ...asked, ...ratings(id) }
  const rows = question.rows.map(row => ({ ...row, ...ratings(row.id) }))
  return { kind: 'table', ...asked, rows, mean: rounded(scoreOf(question, counts)) }
}

const textsOf = async (db: Orm, rounds: readonly string[]) => {
  const ofRounds = new Map(rounds.map(id => [id, new Map<string, { id: string; text: string }[]>()]))
  if (rounds.length === 0) return ofRounds
  const isOfThem = inArray(evaluationTexts.round_id, [...rounds])
  const rows = await db.select().from(evaluationTexts).where(isOfThem).orderBy(asc(evaluationTexts.id))
  for (const { id, round_id, item, text } of rows) {
    const texts = ofRounds.get(round_id)
    texts?.set(item, [...(texts.get(item) ?? []), { id, text }])
  }
  return ofRounds
}

/** Evaluation results of a training, by type of form. Omits evaluations with fewer than three responses. */
export const evaluationResultsOf = async (db: Orm, training: string): Promise<EvaluationResult[]> => {
  const { rows } = await db.execute<
    Pick<EvaluationResult, 'type' | 'title_en' | 'title_ar' | 'number' | 'responses' | 'invited'> & {
      id: string
      questions: EvaluationQuestion[]
    }
  >(sql`
    SELECT r.id, r.type, f.title_en, f.title_ar, r.number, r.responses, v.questions, CASE r.type
      WHEN 'trainee' THEN (
        SELECT count(*)::int FROM (
          SELECT user_id FROM sub_activity_trainees t WHERE t.sub_activity_id = ${training}
          UNION SELECT user_id FROM evaluation_senders s WHERE s.sub_activity_id = ${training} AND s.type = 'trainee') all_asked)
      WHEN 'instructor' THEN (SELECT count(*)::int FROM sub_activity_instructors i WHERE i.sub_activity_id = ${training})
      END AS invited
    FROM evaluation_rounds r
    JOIN evaluation_forms f ON f.id = r.form_id
    JOIN evaluation_form_versions v ON v.form_id = r.form_id AND v.number = r.number
    WHERE r.sub_activity_id = ${training} AND r.responses > 0`)
  const rounds = rows.map(({ id }) => id)
  const counts = await ratingCountsOf(db, rounds)
  const texts = await textsOf(db, rounds)
  const results = rows.map(({ id, questions, ...round }): EvaluationResult => {
    const own = { counts: counts(id), texts: texts.get(id) ?? new Map() }
    const score = rounded(scoreOfForm(questions, own.counts))
    return { ...round, score, questions: questions.map(question => resultOf(question, own)) }
  })
  return results.toSorted((one, other) => formTypes.indexOf(one.type) - formTypes.indexOf(other.type))
}
