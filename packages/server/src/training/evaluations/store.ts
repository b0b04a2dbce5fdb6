import { randomUUID } from 'node:crypto'
import type { FormType } from '@portal/contract/training/evaluations/evaluation-forms'
import { eq, sql } from 'drizzle-orm'
import { isInstructor, isSubActivityVisible, isTrainee } from '../../people/visibility/visible-rows.ts'
import type { Orm } from '../../platform/database/index.ts'
import type { SessionUser } from '../../platform/http/context.ts'
import type { PublishedAnswers, TrainingRelation } from './rules.ts'
import { evaluationCounts, evaluationTexts, evaluationRounds as rounds } from './schema.ts'

type TrainingFor = Readonly<Record<'id' | 'code' | 'name' | 'end_date', string>> &
  Record<keyof TrainingRelation, boolean>

/** A training for its evaluations, with how the user relates to it. */
export const trainingFor = async (db: Orm, user: SessionUser, id: string) => {
  const isVisible = isSubActivityVisible(user) ?? sql`true`
  const { rows } = await db.execute<TrainingFor>(sql`
    SELECT id, code, name, end_date::text, ${isTrainee(user)} AS is_trainee, ${isInstructor(user)} AS is_instructor,
      ${isVisible} AS is_visible
    FROM sub_activities WHERE id = ${id}`)
  return rows[0]
}

export const hasSent = async (db: Orm, user: SessionUser, training: string, type: FormType): Promise<boolean> => {
  const { rowCount } = await db.execute(sql`
    SELECT FROM evaluation_senders WHERE sub_activity_id = ${training} AND type = ${type} AND user_id = ${user.id}`)
  return rowCount !== 0
}

/** Stores that the user has sent this evaluation. Returns false if they already had. */
export const markSent = async (
  db: Orm,
  user: Pick<SessionUser, 'id'>,
  training: string,
  type: FormType,
): Promise<boolean> => {
  const { rowCount } = await db.execute(sql`
    INSERT INTO evaluation_senders (sub_activity_id, type, user_id) VALUES (${training}, ${type}, ${user.id})
    ON CONFLICT DO NOTHING`)
  return rowCount !== 0
}

const isOf = (training: string, type: FormType) =>
  sql`${rounds.sub_activity_id} = ${training} AND ${rounds.type} = ${type}`

/** The round of a training and type, or undefined before the first answer. */
export const findRound = async (db: Orm, training: string, type: FormType) => {
  const [row] = await db.select().from(rounds).where(isOf(training, type))
  return row
}

/** Like `findRound`, but locks the row until the transaction ends, so that answers are added one at a time. */
export const lockRound = async (db: Orm, training: string, type: FormType) => {
  const [row] = await db.select().from(rounds).where(isOf(training, type)).for('update')
  return row
}

/** Begins a round with a form version, unless a concurrent request has begun it. */
export const beginRound = async (db: Orm, round: typeof rounds.$inferInsert): Promise<void> => {
  await db.insert(rounds).values(round).onConflictDoNothing()
}

/** Stores the pending answers, and adds the published ones to the results. */
export const storeEvaluationAnswers = async (
  db: Orm,
  round_id: string,
  sealed: Buffer,
  shown: PublishedAnswers,
): Promise<void> => {
  await db
    .update(rounds)
    .set({ sealed, responses: sql`${rounds.responses} + ${shown.people}` })
    .where(eq(rounds.id, round_id))
  const texts: (typeof evaluationTexts.$inferInsert)[] = []
  const counts = new Map<string, typeof evaluationCounts.$inferInsert>()
  for (const { item, value } of shown.values) {
    if (typeof value === 'string') texts.push({ id: randomUUID(), round_id, item, text: value })
    else {
      const key = `${item} ${value}`
      counts.set(key, { round_id, item, rating: value, count: (counts.get(key)?.count ?? 0) + 1 })
    }
  }
  if (texts.length > 0) await db.insert(evaluationTexts).values(texts)
  if (counts.size === 0) return
  await db
    .insert(evaluationCounts)
    .values([...counts.values()])
    .onConflictDoUpdate({
      target: [evaluationCounts.round_id, evaluationCounts.item, evaluationCounts.rating],
      set: { count: sql`evaluation_counts.count + excluded.count` },
    })
}
