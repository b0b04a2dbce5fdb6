import { randomInt, randomUUID } from 'node:crypto'
import type { AnswerSave } from '@portal/contract/exam_attempts'
import type { QuestionDraft } from '@portal/contract/exam_questions'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Orm } from '../platform/database/index.ts'
import { shuffled } from './rules.ts'
import { examAnswers, examAttemptQuestions, examAttempts, examQuestionVersions } from './schema.ts'

/** An attempt as it is stored. */
export type AttemptRow = typeof examAttempts.$inferSelect

const LARGEST_SEED = 2 ** 31 - 1

/** A person's attempt at a test. */
export const attemptAt = async (db: Orm, examId: string, userId: string): Promise<AttemptRow | undefined> => {
  const isTheirs = and(eq(examAttempts.exam_id, examId), eq(examAttempts.user_id, userId))
  const [row] = await db.select().from(examAttempts).where(isTheirs)
  return row
}

/** A person's attempts at all tests. */
export const attemptsOf = (db: Orm, userId: string): Promise<AttemptRow[]> =>
  db.select().from(examAttempts).where(eq(examAttempts.user_id, userId))

const isOwn = (id: string, userId: string) => and(eq(examAttempts.id, id), eq(examAttempts.user_id, userId))

/** A person's own attempt. */
export const findOwnAttempt = async (db: Orm, id: string, userId: string): Promise<AttemptRow | undefined> => {
  const [row] = await db.select().from(examAttempts).where(isOwn(id, userId))
  return row
}

/** The same, which nobody else changes until the transaction ends. */
export const lockOwnAttempt = async (db: Orm, id: string, userId: string): Promise<AttemptRow | undefined> => {
  const [row] = await db.select().from(examAttempts).where(isOwn(id, userId)).for('update')
  return row
}

interface Start {
  readonly exam_id: string
  readonly user_id: string
  readonly started_at: Date
  readonly limit_minutes: number | null
  readonly deadline_at: Date | null
}

/** Starts the one attempt of a person at a test with the questions as they are now; nothing happens where there is one. */
export const insertAttempt = async (
  db: Orm,
  start: Start,
  questions: readonly { readonly id: string; readonly version: number }[],
  randomise: boolean,
): Promise<string | undefined> => {
  const seed = randomInt(LARGEST_SEED)
  const added = await db
    .insert(examAttempts)
    .values({ ...start, id: randomUUID(), seed })
    .onConflictDoNothing()
    .returning({ id: examAttempts.id })
  const id = added[0]?.id
  if (!id) return undefined
  const rows = (randomise ? shuffled(questions, seed) : questions).map((question, position) => ({
    attempt_id: id,
    position,
    question_id: question.id,
    version: question.version,
  }))
  await db.insert(examAttemptQuestions).values(rows)
  return id
}

/** Gives the lease to the page that opens the attempt now. */
export const takeLease = async (db: Orm, id: string): Promise<void> => {
  await db.update(examAttempts).set({ lease: sql`lease + 1` }).where(eq(examAttempts.id, id))
}

/** Closes an attempt that this transaction has locked. */
export const handIn = async (db: Orm, id: string, now: Date): Promise<void> => {
  await db.update(examAttempts).set({ submitted_at: now }).where(eq(examAttempts.id, id))
}

/** The questions of an attempt in its order, each in its version, with what is right. */
export const attemptQuestions = (
  db: Orm,
  attemptId: string,
): Promise<{ readonly id: string; readonly question: QuestionDraft }[]> =>
  db
    .select({ id: examAttemptQuestions.question_id, question: examQuestionVersions.question })
    .from(examAttemptQuestions)
    .innerJoin(
      examQuestionVersions,
      and(
        eq(examQuestionVersions.question_id, examAttemptQuestions.question_id),
        eq(examQuestionVersions.version, examAttemptQuestions.version),
      ),
    )
    .where(eq(examAttemptQuestions.attempt_id, attemptId))
    .orderBy(asc(examAttemptQuestions.position))

/** The answers of an attempt that count. */
export const answersOf = (db: Orm, attemptId: string) =>
  db.select().from(examAnswers).where(eq(examAnswers.attempt_id, attemptId))

/** Keeps saves as they came; answers those that had not come before. */
export const keepSaves = async (
  db: Orm,
  attemptId: string,
  saves: readonly AnswerSave[],
  { now, late }: { readonly now: Date; readonly late: boolean },
): Promise<AnswerSave[]> => {
  const { rows } = await db.execute<AnswerSave & Record<string, unknown>>(sql`
    INSERT INTO exam_saves (attempt_id, lease, seq, question_id, value, saved_at, late)
    SELECT ${attemptId}, lease, seq, question_id, value, ${now.toISOString()}, ${late}
    FROM jsonb_to_recordset(${JSON.stringify(saves)}::jsonb)
      AS given(lease integer, seq integer, question_id uuid, value text)
    ON CONFLICT DO NOTHING RETURNING lease, seq, question_id, value`)
  return rows
}

/** Whether one of these saves is kept apart as late. */
export const isAnyLate = async (db: Orm, attemptId: string, saves: readonly AnswerSave[]): Promise<boolean> => {
  const { rows } = await db.execute<{ late: boolean }>(sql`
    SELECT coalesce(bool_or(late), false) AS late FROM exam_saves
    JOIN jsonb_to_recordset(${JSON.stringify(saves)}::jsonb) AS given(lease integer, seq integer) USING (lease, seq)
    WHERE attempt_id = ${attemptId}`)
  return rows[0]?.late ?? false
}

/** An answer with what it is worth, or null while nobody has marked it. */
export interface WorthSave extends AnswerSave {
  readonly points: number | null
}

/** Makes saves the answers that count, unless a newer one of the same question does already. */
export const applySaves = async (db: Orm, attemptId: string, saves: readonly WorthSave[]): Promise<void> => {
  await db.execute(sql`
    INSERT INTO exam_answers (id, attempt_id, question_id, value, lease, seq, points)
    SELECT gen_random_uuid(), ${attemptId}, question_id, value, lease, seq, points
    FROM jsonb_to_recordset(${JSON.stringify(saves)}::jsonb)
      AS given(question_id uuid, value text, lease integer, seq integer, points integer)
    ON CONFLICT (attempt_id, question_id) DO UPDATE SET
      value = excluded.value, lease = excluded.lease, seq = excluded.seq, points = excluded.points,
      marked_by = NULL, marked_at = NULL, version = exam_answers.version + 1
    WHERE (excluded.lease, excluded.seq) > (exam_answers.lease, exam_answers.seq)`)
}

/** Notes what was decided on late answers; null where that is open. */
export const decideLate = async (db: Orm, id: string, late_decision: 'accept' | 'reject' | null): Promise<void> => {
  await db.update(examAttempts).set({ late_decision }).where(eq(examAttempts.id, id))
}
