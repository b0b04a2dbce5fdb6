import { randomInt, randomUUID } from 'node:crypto'
import type { QuestionDraft } from '@portal/contract/training/exams/exam-questions'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Orm } from '../../../platform/database/index.ts'
import { shuffled } from '../rules.ts'
import { examAnswers, examAttemptQuestions, examAttempts, examQuestionVersions } from '../schema.ts'

export type AttemptRow = typeof examAttempts.$inferSelect

const LARGEST_SEED = 2 ** 31 - 1

export const attemptAt = async (db: Orm, examId: string, userId: string): Promise<AttemptRow | undefined> => {
  const isTheirs = and(eq(examAttempts.exam_id, examId), eq(examAttempts.user_id, userId))
  const [row] = await db.select().from(examAttempts).where(isTheirs)
  return row
}

export const attemptsOf = (db: Orm, userId: string): Promise<AttemptRow[]> =>
  db.select().from(examAttempts).where(eq(examAttempts.user_id, userId))

const isOwn = (id: string, userId: string) => and(eq(examAttempts.id, id), eq(examAttempts.user_id, userId))

export const findOwnAttempt = async (db: Orm, id: string, userId: string): Promise<AttemptRow | undefined> => {
  const [row] = await db.select().from(examAttempts).where(isOwn(id, userId))
  return row
}

/** Like `findOwnAttempt`, but locks the row until the transaction ends. */
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

/** Starts a person's only attempt at a test, with the current questions. Does nothing if they already have one. */
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

/** Gives the lease to the page that opens the attempt, and so takes it from other pages. */
export const takeLease = async (db: Orm, id: string): Promise<void> => {
  await db.update(examAttempts).set({ lease: sql`lease + 1` }).where(eq(examAttempts.id, id))
}

/** Closes an attempt. The transaction must hold its lock. */
export const markSubmitted = async (db: Orm, id: string, now: Date): Promise<void> => {
  await db.update(examAttempts).set({ submitted_at: now }).where(eq(examAttempts.id, id))
}

/** Questions of an attempt in its order and versions, including correct answers. Optionally only those in `ids`. */
export const attemptQuestions = (
  db: Orm,
  attemptId: string,
  ids?: readonly string[],
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
    .where(
      and(eq(examAttemptQuestions.attempt_id, attemptId), ids && inArray(examAttemptQuestions.question_id, [...ids])),
    )
    .orderBy(asc(examAttemptQuestions.position))

/** Answers of an attempt that count towards its result. */
export const attemptAnswersOf = (db: Orm, attemptId: string) =>
  db.select().from(examAnswers).where(eq(examAnswers.attempt_id, attemptId))
