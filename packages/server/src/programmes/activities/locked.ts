import { isActivityVisible } from '../../people/visibility/visible-rows.ts'
import type { Context } from '../../platform/http/context.ts'
import { ofVersion } from '../../platform/http/not-found.ts'
import { recordOf } from './read.ts'
import { type ActivityRow, lockActivity } from './store.ts'

/**
 * The activity of this version, which nobody else changes until the transaction ends. Refuses with `not_found` where
 * the person does not see it, and with the present record where it has another version.
 */
export const locked = async (
  context: Context,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<ActivityRow['activity']> => {
  const row = await lockActivity(context.db, id, isActivityVisible(context.user))
  return ofVersion(row?.activity, version, () => recordOf(context, id))
}
