import { sql } from 'drizzle-orm'
import { refuseOwnAmong } from '../../people/accounts/own-among.ts'
import type { Actor } from '../../people/accounts/rules.ts'
import type { Orm } from '../../platform/database/index.ts'
import type { Context } from '../../platform/http/context.ts'

/** Table of everyone whose training results count: trainees and dropouts. */
export const participations = sql`(
  SELECT sub_activity_id, user_id, false AS has_dropped_out FROM sub_activity_trainees
  UNION ALL SELECT sub_activity_id, user_id, true FROM enrollments WHERE state = 'dropped_out')`

/** IDs of the given trainings that the person takes or dropped out of. */
export const ownTrainingsAmong = async (
  db: Orm,
  user: Actor,
  trainings: readonly string[],
): Promise<ReadonlySet<string>> => {
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT sub_activity_id AS id FROM ${participations} own
    WHERE user_id = ${user.id} AND sub_activity_id = ANY (${sql.param([...trainings])}::uuid[])`)
  return new Set(rows.map(({ id }) => id))
}

/**
 * Throws if the user takes this training, or dropped out of it: their attendance would change. The transaction must
 * hold the training's lock, so that nobody gives them a place meanwhile.
 */
export const refuseOwnTraining = (context: Pick<Context, 'db' | 'user'>, training: string): Promise<void> =>
  refuseOwnAmong(context, sql`SELECT user_id FROM ${participations} participation WHERE sub_activity_id = ${training}`)
