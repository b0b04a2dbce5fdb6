import { sql } from 'drizzle-orm'
import type { Context } from '../../platform/http/context.ts'
import { principalsOf } from './signing/principals.ts'
import { isRequestVisible } from './visible.ts'

/** IDs of the given requests that the person sees. */
export const visibleAmong = async (
  context: Pick<Context, 'db' | 'user' | 'services'>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set()
  const visible = isRequestVisible(context.user, await principalsOf(context)) ?? sql`true`
  const { rows } = await context.db.execute<{ id: string }>(sql`
    SELECT requests.id FROM requests WHERE requests.id IN ${[...ids]} AND ${visible}`)
  return new Set(rows.map(({ id }) => id))
}
