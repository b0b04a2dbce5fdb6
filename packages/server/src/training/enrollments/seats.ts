import { and, eq, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { subActivityTrainees } from '../sub-activities/schema.ts'
import { countTrainees } from '../sub-activities/store.ts'
import { enrollments } from './schema.ts'
import { addEvents, type EnrollmentStep, setState } from './store.ts'

/** A training that this transaction has locked. Without the lock, its number of taken places may change. */
interface LockedTraining {
  readonly id: string
  readonly capacity: number | null
}

/** Free places of a locked training. `Infinity` if it has no capacity limit. */
export const freeOf = async (db: Orm, { id, capacity }: LockedTraining): Promise<number> =>
  capacity === null ? Number.POSITIVE_INFINITY : capacity - (await countTrainees(db, id))

/** Gives places to people with approved requests. Returns the IDs of people who had none. */
export const insertTrainees = async (
  db: Orm,
  sub_activity_id: string,
  ids: readonly string[],
): Promise<readonly string[]> => {
  if (ids.length === 0) return []
  const added = await db
    .insert(subActivityTrainees)
    .values([...new Set(ids)].map(user_id => ({ sub_activity_id, user_id })))
    .onConflictDoNothing()
    .returning({ id: subActivityTrainees.user_id })
  return added.map(({ id }) => id)
}

/**
 * Gives people places, with or without a request. Returns the IDs of people who had none. Throws `training_full` unless
 * there are enough places for all of them.
 */
export const seatPeople = async (
  db: Orm,
  training: LockedTraining,
  ids: readonly string[],
  by: string,
): Promise<readonly string[]> => {
  const free = await freeOf(db, training)
  const added = await insertTrainees(db, training.id, ids)
  if (added.length > free) throw refuse('training_full')
  if (added.length === 0) return added
  const { rows } = await db.execute<{ id: string }>(sql`
    INSERT INTO enrollments (id, sub_activity_id, user_id, state, decided_at)
    SELECT gen_random_uuid(), ${training.id}, users.id, 'approved', now() FROM users WHERE id IN ${added}
    ON CONFLICT (sub_activity_id, user_id) WHERE state <> 'withdrawn'
    DO UPDATE SET state = 'approved', reason = NULL, decided_at = now(), version = enrollments.version + 1
    RETURNING id`)
  await addEvents(
    db,
    rows.map(({ id }) => id),
    { state: 'approved', reason: null, by },
  )
  return added
}

/**
 * Frees a person's place in a locked training, and moves their request to a new state. Returns false if they have no
 * place.
 */
export const freeSeat = async (db: Orm, trainingId: string, userId: string, step: EnrollmentStep): Promise<boolean> => {
  const gone = await db
    .delete(subActivityTrainees)
    .where(and(eq(subActivityTrainees.sub_activity_id, trainingId), eq(subActivityTrainees.user_id, userId)))
    .returning({ id: subActivityTrainees.user_id })
  if (gone.length === 0) return false
  const own = await db
    .select({ id: enrollments.id })
    .from(enrollments)
    .where(
      and(
        eq(enrollments.sub_activity_id, trainingId),
        eq(enrollments.user_id, userId),
        eq(enrollments.state, 'approved'),
      ),
    )
  await setState(
    db,
    own.map(({ id }) => id),
    step,
  )
  return true
}
