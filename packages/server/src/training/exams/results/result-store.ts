import { and, asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import { fullNames } from '../../../people/accounts/names.ts'
import { users } from '../../../people/accounts/schema.ts'
import type { Orm } from '../../../platform/database/index.ts'
import { subActivities } from '../../sub-activities/schema.ts'
import { examAnswers, examAttemptQuestions, examAttempts, examQuestionVersions, exams } from '../schema.ts'

const person = { user_id: users.id, ...fullNames }

const ofAnswers = sql`FROM exam_answers WHERE attempt_id = exam_attempts.id`

const selectResults = (db: Orm) =>
  db
    .select({
      attempt: getTableColumns(examAttempts),
      exam: getTableColumns(exams),
      person,
      points: sql<number>`(SELECT coalesce(sum(points), 0)::int ${ofAnswers})`,
      unmarked: sql<number>`(SELECT count(*)::int ${ofAnswers} AND points IS NULL)`,
      possible: sql<number>`(SELECT coalesce(sum(points), 0)::int FROM exam_attempt_questions
        JOIN exam_question_versions USING (question_id, version) WHERE attempt_id = exam_attempts.id)`,
      late: sql<number>`(SELECT count(*)::int FROM exam_saves
        WHERE attempt_id = exam_attempts.id AND late AND late_decision IS NULL)`,
    })
    .from(examAttempts)
    .innerJoin(exams, eq(exams.id, examAttempts.exam_id))
    .innerJoin(subActivities, eq(subActivities.id, exams.sub_activity_id))
    .innerJoin(users, eq(users.id, examAttempts.user_id))

/** An attempt with its test, person, and points. */
export type ResultRow = Awaited<ReturnType<typeof selectResults>>[number]

/** Attempts at tests of these trainings, pre-tests first. Optionally only one person's. */
export const resultsIn = (db: Orm, trainings: readonly string[], userId?: string) =>
  selectResults(db)
    .where(and(inArray(subActivities.id, [...trainings]), userId ? eq(users.id, userId) : undefined))
    .orderBy(sql`${exams.slug} DESC`, asc(examAttempts.id))

/** Attempts at a training's tests, pre-test first. Optionally only one person's. */
export const examResultsOf = (db: Orm, trainingId: string, userId?: string) => resultsIn(db, [trainingId], userId)

export const findResult = async (db: Orm, attemptId: string, visible: SQL) => {
  const [row] = await selectResults(db).where(and(eq(examAttempts.id, attemptId), visible))
  return row
}

/** Like `findResult`, but locks the attempt until the transaction ends. */
export const lockResult = async (db: Orm, attemptId: string, visible: SQL) => {
  const [row] = await selectResults(db)
    .where(and(eq(examAttempts.id, attemptId), visible))
    .for('update', { of: examAttempts })
  return row
}

const selectTextAnswers = (db: Orm) =>
  db
    .select({
      answer: getTableColumns(examAnswers),
      attempt: getTableColumns(examAttempts),
      exam: getTableColumns(exams),
      question: examQuestionVersions.question,
      person,
    })
    .from(examAnswers)
    .innerJoin(examAttempts, eq(examAttempts.id, examAnswers.attempt_id))
    .innerJoin(exams, eq(exams.id, examAttempts.exam_id))
    .innerJoin(subActivities, eq(subActivities.id, exams.sub_activity_id))
    .innerJoin(users, eq(users.id, examAttempts.user_id))
    .innerJoin(
      examAttemptQuestions,
      and(
        eq(examAttemptQuestions.attempt_id, examAnswers.attempt_id),
        eq(examAttemptQuestions.question_id, examAnswers.question_id),
      ),
    )
    .innerJoin(
      examQuestionVersions,
      and(
        eq(examQuestionVersions.question_id, examAttemptQuestions.question_id),
        eq(examQuestionVersions.version, examAttemptQuestions.version),
      ),
    )

const isText = sql`${examQuestionVersions.question} ->> 'kind' = 'text' AND trim(${examAnswers.value}) <> ''`

export type TextAnswerRow = Awaited<ReturnType<typeof selectTextAnswers>>[number]

// A removed question still has its former position.
const placeOfQuestion = sql`(SELECT position FROM exam_questions WHERE exam_questions.id = ${examAnswers.question_id})`

/**
 * Text answers to a test, grouped by question in test order, or by person. Random IDs decide the order of answers and
 * people. It is stable, and doesn't reveal who they are.
 */
export const textAnswersOf = (db: Orm, trainingId: string, slug: 'pre' | 'post', by: 'question' | 'person') =>
  selectTextAnswers(db)
    .where(and(eq(subActivities.id, trainingId), eq(exams.slug, slug), isText))
    .orderBy(
      ...(by === 'person' ? [asc(examAnswers.attempt_id)] : []),
      asc(placeOfQuestion),
      asc(examAnswers.question_id),
      asc(examAnswers.id),
    )

/** Locks a text answer until the transaction ends. */
export const lockTextAnswer = async (db: Orm, id: string, visible: SQL) => {
  const [row] = await selectTextAnswers(db)
    .where(and(eq(examAnswers.id, id), isText, visible))
    .for('update', { of: examAnswers })
  return row
}

/** Stores the mark of an answer. The transaction must hold its lock. */
export const writeMark = async (db: Orm, id: string, mark: { points: number; marked_by: string; marked_at: Date }) => {
  await db
    .update(examAnswers)
    .set({ ...mark, version: sql`${examAnswers.version} + 1` })
    .where(eq(examAnswers.id, id))
}
