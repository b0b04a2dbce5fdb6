import type { AnswerSave } from '@portal/contract/training/exams/exam-attempts'
import { eq, sql } from 'drizzle-orm'
import type { Orm } from '../../../platform/database/index.ts'
import { examAttempts } from '../schema.ts'

/** A save with the time it was typed, or null if that is unknown. */
export interface StampedSave extends Omit<AnswerSave, 'typed_at'> {
  readonly typed_at: Date | null
}

/** Stores saves as they arrive. Returns those that weren't stored before. */
export const storeSaves = async (
  db: Orm,
  attemptId: string,
  saves: readonly StampedSave[],
  { now, late }: { readonly now: Date; readonly late: boolean },
): Promise<AnswerSave[]> => {
  const { rows } = await db.execute<AnswerSave & Record<string, unknown>>(sql`
    INSERT INTO exam_saves (attempt_id, lease, seq, question_id, value, saved_at, late, typed_at)
    SELECT ${attemptId}, lease, seq, question_id, value, ${now.toISOString()}, ${late}, typed_at
    FROM jsonb_to_recordset(${JSON.stringify(saves)}::jsonb)
      AS given(lease integer, seq integer, question_id uuid, value text, typed_at timestamptz)
    ON CONFLICT DO NOTHING RETURNING lease, seq, question_id, value`)
  return rows
}

/** Whether any of these saves was stored as late. */
export const isAnyLate = async (db: Orm, attemptId: string, saves: readonly AnswerSave[]): Promise<boolean> => {
  const { rows } = await db.execute<{ late: boolean }>(sql`
    SELECT coalesce(bool_or(late), false) AS late FROM exam_saves
    JOIN jsonb_to_recordset(${JSON.stringify(saves)}::jsonb) AS given(lease integer, seq integer) USING (lease, seq)
    WHERE attempt_id = ${attemptId}`)
  return rows[0]?.late ?? false
}

/** An answer with its points. Null until somebody marks it. */
export interface WorthSave extends AnswerSave {
  readonly points: number | null
}

/** Makes saves the counting answers, unless a newer save of the same question already counts. */
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

/** Clears the decision on late answers, because more of them have arrived. */
export const reopenLate = async (db: Orm, id: string): Promise<void> => {
  const none = { late_decision: null, late_reason: null, late_decided_by: null, late_decided_at: null }
  await db.update(examAttempts).set(none).where(eq(examAttempts.id, id))
}
