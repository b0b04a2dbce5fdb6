import type { Enrollment, OwnEnrollment } from '@portal/contract/enrollments'
import type { Holder } from '@portal/contract/needs'
import { presentMember } from '../access/names.ts'
import type { Orm } from '../platform/database/index.ts'
import { mayWithdraw, rightsOn } from './rules.ts'
import { type AskedRow, eventsOf, type OwnRow } from './store.ts'

/** A request as those read it who decide. */
export const presentAsked = (user: Holder, row: AskedRow): Enrollment => ({
  id: row.id,
  person: presentMember(row.person),
  state: row.state,
  position: row.position,
  requested_at: row.requested_at.toISOString(),
  decided_at: row.decided_at?.toISOString() ?? null,
  reason: row.reason,
  version: row.version,
  can: rightsOn(user, row.state),
})

/** Own requests as their person reads them, each with what happened to it; who decided is not among it. */
export const presentOwn = async (db: Orm, rows: readonly OwnRow[], today: string): Promise<OwnEnrollment[]> => {
  if (rows.length === 0) return []
  const events = await eventsOf(
    db,
    rows.map(({ id }) => id),
  )
  const byRequest = Map.groupBy(events, event => event.enrollment_id)
  return rows.map(row => ({
    id: row.id,
    sub_activity_id: row.sub_activity_id,
    state: row.state,
    position: row.position,
    events: (byRequest.get(row.id) ?? []).map(({ id, state, reason, at }) => ({
      ...{ id, state, reason, at: at.toISOString() },
    })),
    version: row.version,
    can: { withdraw: mayWithdraw(row.state, row.training, today) },
  }))
}
