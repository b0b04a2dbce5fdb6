import { isActivityVisible } from '../../people/visibility/visible-rows.ts'
import type { Context } from '../../platform/http/context.ts'
import { ofVersion } from '../../platform/http/refusal.ts'
import { recordOf } from './read.ts'
import { type ActivityRow, lockActivity } from './store.ts'

/**
 * Locks an activity until the transaction ends. Throws `not_found` if the person doesn't see it, and the current record
 * if the version is stale.
 */
export const locked = async (
  context: Context,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<ActivityRow['activity']> => {
  const row = await lockActivity(context.db, id, isActivityVisible(context.user))
  return ofVersion(row?.activity, version, () => recordOf(context, id))
}
