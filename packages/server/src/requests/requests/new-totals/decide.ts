import { limits } from '@portal/contract/core/fields/limits'
import { exactDollars, quotedRateOf, roundedDollars } from '@portal/contract/core/fields/money'
import { sql } from 'drizzle-orm'
import { notify } from '../../../messages/notices/notify.ts'
import { fitCommitments } from '../../../money/commitments/commitments.ts'
import { approvedOf, drawnLines } from '../../../money/commitments/drawn-lines.ts'
import { auditOf } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/http/context.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { appendSignature, type NewLink } from '../../signatures/chain.ts'
import type { RequestRow } from '../schema.ts'
import { changeRequest } from '../store.ts'
import { decideRow, type FoundNewTotal, raiseItem } from './store.ts'

/** The budget holder's decision, after all checks. */
interface Decided extends Pick<NewLink, 'appearance' | 'for_user'> {
  readonly decision: 'sign' | 'reject'
  readonly reason: string | null
  readonly at: Date
}

/**
 * Signs or rejects the new total of a locked request. A signature makes the revision current and commits the additional
 * amount. After a rejection the earlier approval remains valid. Either way the chain gets a link, and the request's
 * state doesn't change.
 */
export const decideNewTotal = async (
  context: Context,
  request: RequestRow,
  { row, content, content_hash, line }: FoundNewTotal,
  { decision, reason, at, ...given }: Decided,
): Promise<void> => {
  const { db, user, services } = context
  const { id, kind, reference, description, state, next_role, usd_rate, per_usd } = request
  const rate = quotedRateOf(request)
  const total_usd_minor = rate && roundedDollars(exactDollars(row.total_minor, rate))
  const { revision, total_minor } = row
  if (decision === 'sign') {
    const item = content.items[content.new_total?.position ?? -1]
    const [present] = await drawnLines(db, sql`line.id = ${line.id}`)
    if (!item || !present) throw new Error('a revision for an invoice does not name its line')
    // Less arrived than the revision assumes, so the new total has to be requested again.
    if (approvedOf(present) !== content.new_total?.approved_minor) throw refuse('transition_refused')
    await raiseItem(db, line.id, item)
    await changeRequest(db, id, { revision, total_minor, total_usd_minor, content_hash, waiting_since: null })
    await fitCommitments(db, id)
  } else await changeRequest(db, id, { waiting_since: null })
  await decideRow(db, row.id, { decision, decided_by: user.id, decided_at: at, decision_reason: reason })
  const name = description.slice(0, limits.name_length)
  await notify(context, {
    kind: decision === 'sign' ? 'new_total_signed' : 'new_total_rejected',
    ...{ to: [row.by_user], target: { kind, id }, details: { code: reference, name } },
  })
  await auditOf(kind)(context, decision, id, { role: 'budget_holder', new_total: row.total_minor })
  await appendSignature(db, services.secretKey, {
    ...{ request_id: id, revision, role: 'budget_holder', decision, at, usd_rate, per_usd, total_usd_minor },
    ...{ state, next_role },
    ...{ by_user: user.id, reason, content_hash, ...given },
  })
}
