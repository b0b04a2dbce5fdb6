import type { ExamSlug } from '@portal/contract/training/exams/exams'
import { inArray, sql } from 'drizzle-orm'
import { isInstructor } from '../../people/visibility/visible-rows.ts'
import type { Orm } from '../../platform/database/index.ts'
import type { SessionUser } from '../../platform/http/context.ts'
import { trainingSessions } from '../training-sessions/schema.ts'

const ids = (given: readonly string[]) => sql`${sql.param([...given])}::uuid[]`

export const sessionsIn = (db: Orm, trainings: readonly string[]) =>
  db
    .select()
    .from(trainingSessions)
    .where(inArray(trainingSessions.sub_activity_id, [...trainings]))

/** Tests of some trainings that have questions. */
export const testsIn = async (db: Orm, trainings: readonly string[]) => {
  const { rows } = await db.execute<{ training: string; slug: ExamSlug }>(sql`
    SELECT sub_activity_id AS training, slug FROM exams
    WHERE sub_activity_id = ANY (${ids(trainings)})
      AND EXISTS (SELECT FROM exam_questions WHERE exam_id = exams.id AND removed_at IS NULL)`)
  return rows
}

/** Trainings among these with at least one trainee evaluation. */
export const evaluatedIn = async (db: Orm, trainings: readonly string[]): Promise<ReadonlySet<string>> => {
  const { rows } = await db.execute<{ training: string }>(sql`
    SELECT sub_activity_id AS training FROM evaluation_rounds
    WHERE type = 'trainee' AND sub_activity_id = ANY (${ids(trainings)})`)
  return new Set(rows.map(({ training }) => training))
}

/** Which people have sent their evaluation of which training. Their answers are stored separately. */
export const sendersIn = async (db: Orm, trainings: readonly string[], people: readonly string[]) => {
  const { rows } = await db.execute<{ training: string; user_id: string }>(sql`
    SELECT sub_activity_id AS training, user_id FROM evaluation_senders
    WHERE type = 'trainee' AND sub_activity_id = ANY (${ids(trainings)}) AND user_id = ANY (${ids(people)})`)
  const sent = new Set(rows.map(({ training, user_id }) => `${training} ${user_id}`))
  return (training: string, person: string): boolean => sent.has(`${training} ${person}`)
}

export const taughtAmong = async (db: Orm, reader: SessionUser, trainings: readonly string[]) => {
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT id FROM sub_activities WHERE id = ANY (${ids(trainings)}) AND ${isInstructor(reader)}`)
  return new Set(rows.map(({ id }) => id))
}
