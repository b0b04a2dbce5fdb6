import { randomUUID } from 'node:crypto'
import type { ExamQuestion, QuestionDraft } from '@portal/contract/training/exams/exam-questions'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Orm } from '../../../platform/database/index.ts'
import { examQuestions, examQuestionVersions } from '../schema.ts'

const { id, version, exam_id } = examQuestions

const selectQuestions = (db: Orm) =>
  db
    .select({ id, version, exam_id, question: examQuestionVersions.question })
    .from(examQuestions)
    .innerJoin(
      examQuestionVersions,
      and(eq(examQuestionVersions.question_id, id), eq(examQuestionVersions.version, version)),
    )

/** Questions of a test in order, each in its newest version. */
export const questionsOf = async (db: Orm, examId: string): Promise<ExamQuestion[]> => {
  const rows = await selectQuestions(db)
    .where(and(eq(exam_id, examId), isNull(examQuestions.removed_at)))
    .orderBy(asc(examQuestions.position), asc(id))
  return rows.map(({ exam_id: _, ...question }) => question)
}

/** Locks a question until the transaction ends, unless it is deleted. */
export const lockQuestion = async (db: Orm, questionId: string) => {
  const [row] = await selectQuestions(db)
    .where(and(eq(id, questionId), isNull(examQuestions.removed_at)))
    .for('update', { of: examQuestions })
  return row
}

/** Appends questions to a test. The transaction must hold its lock. */
export const appendQuestions = async (db: Orm, examId: string, questions: readonly QuestionDraft[]): Promise<void> => {
  const given = questions.map((question, at) => ({ id: randomUUID(), at, question, points: question.points }))
  await db.execute(sql`
    WITH given AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
        AS given(id uuid, at integer, question jsonb, points integer)
    ), added AS (
      INSERT INTO exam_questions (id, exam_id, position)
      SELECT id, ${examId}, at + (SELECT coalesce(max(position) + 1, 0) FROM exam_questions WHERE exam_id = ${examId})
      FROM given
    )
    INSERT INTO exam_question_versions (question_id, version, question, points)
    SELECT id, 1, question, points FROM given`)
}

/** Writes the next version of a question. The transaction must hold its lock. */
export const writeVersion = async (db: Orm, it: { id: string; version: number }, question: QuestionDraft) => {
  const next = it.version + 1
  const { points } = question
  await db.insert(examQuestionVersions).values({ question_id: it.id, version: next, question, points })
  await db.update(examQuestions).set({ version: next }).where(eq(id, it.id))
}

/** Removes a question from its test. Attempts that include it don't change. */
export const removeQuestion = async (db: Orm, questionId: string): Promise<void> => {
  await db.update(examQuestions).set({ removed_at: sql`now()` }).where(eq(id, questionId))
}

/** Reorders all questions of a test. The transaction must hold its lock. */
export const writeOrder = async (db: Orm, examId: string, ids: readonly string[]): Promise<void> => {
  await db.execute(sql`
    UPDATE exam_questions SET position = given.position
    FROM unnest(${sql.param([...ids])}::uuid[]) WITH ORDINALITY AS given(id, position)
    WHERE exam_questions.id = given.id AND exam_id = ${examId}`)
}
