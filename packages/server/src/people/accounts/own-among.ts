import type { SQL } from 'drizzle-orm'
import type { Context } from '../../platform/http/context.ts'
import { refuseOwn } from './rules.ts'

/**
 * Throws if one of these people is the user. `people` selects `user_id`. The rows that it reads must be locked, so that
 * the user can't become one of them meanwhile.
 */
export const refuseOwnAmong = async ({ db, user }: Pick<Context, 'db' | 'user'>, people: SQL): Promise<void> => {
  const { rows } = await db.execute<{ user_id: string }>(people)
  refuseOwn(
    user,
    rows.map(({ user_id }) => user_id),
  )
}
