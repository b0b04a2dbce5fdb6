import { type SQL, sql } from 'drizzle-orm'
import { refuseOwnAmong } from '../../people/accounts/own-among.ts'
import type { Context } from '../../platform/http/context.ts'
import type { Cascades } from './cascades.ts'

type Asking = Pick<Context, 'db' | 'user'>

/** Throws if the deletion would remove the user's own participation in a training. The rows must be locked. */
export const refuseOwnParticipation = async (
  context: Asking,
  { sub_activity_trainees: taken, enrollments: asked }: Cascades,
): Promise<void> => {
  if (!taken || !asked) return
  await refuseOwnAmong(
    context,
    sql`SELECT user_id FROM sub_activity_trainees WHERE ${taken}
      UNION SELECT user_id FROM enrollments WHERE state = 'dropped_out' AND ${asked}`,
  )
}

/** Requesters of request lines. `lines` selects the IDs of the lines. */
const requestersOf = (lines: SQL) => sql`
  SELECT DISTINCT requester_id AS user_id FROM requests JOIN request_items line ON line.request_id = requests.id
  WHERE line.id IN (${lines})`

/** Throws if the deletion would remove invoices of the user's own requests. The rows must be locked. */
export const refuseOwnInvoices = async (context: Asking, { expenses }: Cascades): Promise<void> => {
  if (expenses) await refuseOwnAmong(context, requestersOf(sql`SELECT request_item_id FROM expenses WHERE ${expenses}`))
}

/** Throws if a removal's archive contains invoices of the user's own requests. */
export const refuseOwnArchived = (context: Asking, removalId: string): Promise<void> =>
  refuseOwnAmong(
    context,
    requestersOf(sql`
      SELECT (content->>'request_item_id')::uuid FROM removed_rows
      WHERE removal_id = ${removalId} AND table_name = 'expenses' AND link = ''`),
  )
