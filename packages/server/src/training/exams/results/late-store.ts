import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Orm } from '../../../platform/database/index.ts'
import type { AttemptRow } from '../attempts/attempt-store.ts'
import { examAnswers, examAttempts, examSaves, type ReplacedAnswer } from '../schema.ts'

/** Late saves of an attempt, in order of arrival. */
export const lateSavesOf = (db: Orm, attemptId: string) => {
  const { question_id, value, lease, seq, saved_at, typed_at } = examSaves
  return db
    .select({ question_id, value, lease, seq, saved_at, typed_at })
    .from(examSaves)
    .where(and(eq(examSaves.attempt_id, attemptId), eq(examSaves.late, true)))
    .orderBy(asc(saved_at), asc(lease), asc(seq))
}

type Decided = Pick<AttemptRow, 'late_decision' | 'late_reason' | 'late_decided_by' | 'late_decided_at' | 'late_before'>

/** Stores the decision on an attempt's late answers. The transaction must hold its lock. */
export const noteDecision = async (db: Orm, id: string, decided: Decided): Promise<void> => {
  await db.update(examAttempts).set(decided).where(eq(examAttempts.id, id))
}

/** Current answers to these questions, together with those stored by an earlier decision. */
export const answersBefore = async (
  db: Orm,
  { id, late_before }: Pick<AttemptRow, 'id' | 'late_before'>,
  questions: readonly string[],
): Promise<ReplacedAnswer[]> => {
  const noted = late_before ?? []
  const missing = questions.filter(question => !noted.some(({ question_id }) => question_id === question))
  const found = await db
    .select()
    .from(examAnswers)
    .where(and(eq(examAnswers.attempt_id, id), inArray(examAnswers.question_id, missing)))
  const current = new Map(found.map(answer => [answer.question_id, answer]))
  return [
    ...noted,
    ...missing.map((question_id): ReplacedAnswer => {
      const answer = current.get(question_id)
      if (!answer) return { question_id, answer: null }
      const { value, lease, seq, points, marked_by, marked_at } = answer
      const at = marked_at?.toISOString() ?? null
      return { question_id, answer: { value, lease, seq, points, marked_by, marked_at: at } }
    }),
  ]
}

/** Restores the answers that late ones replaced, with their marks. */
export const restoreAnswers = async (db: Orm, attemptId: string, before: readonly ReplacedAnswer[]): Promise<void> => {
  for (const { question_id, answer } of before) {
    const isIt = and(eq(examAnswers.attempt_id, attemptId), eq(examAnswers.question_id, question_id))
    if (answer === null) await db.delete(examAnswers).where(isIt)
    else {
      const marked_at = answer.marked_at === null ? null : new Date(answer.marked_at)
      const version = sql`${examAnswers.version} + 1`
      await db
        .update(examAnswers)
        .set({ ...answer, marked_at, version })
        .where(isIt)
    }
  }
}
