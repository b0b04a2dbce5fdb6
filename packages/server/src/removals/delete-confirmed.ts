import type { RemovedRecord } from '@portal/contract/history'
import type { Cascades } from '../deletion_impact/cascades.ts'
import { type Confirmation, deletionImpactOf, refuseUnconfirmed } from '../deletion_impact/deletion-impact.ts'
import { auditOf } from '../platform/audit.ts'
import type { Context } from '../platform/http/context.ts'
import { unlessInUse } from '../platform/http/unique-violation.ts'
import { archive } from './archive.ts'

/** A record that this transaction has locked, and what goes with it. */
interface Removed {
  readonly entity: RemovedRecord
  readonly id: string
  readonly code: string
  readonly cascades: Cascades
  /** For the audit, which names the record when it is gone. */
  readonly details: Readonly<Record<string, string>>
  readonly remove: () => Promise<unknown>
}

/**
 * Deletes a record with all that belongs to it, if the person confirmed exactly that. Where money goes, everything is
 * archived first, so that it can be restored (decision 50).
 */
export const deleteConfirmed = async (
  context: Context,
  { entity, id, code, cascades, details, remove }: Removed,
  given: Confirmation,
): Promise<void> => {
  const impact = await deletionImpactOf(context, code, cascades)
  refuseUnconfirmed(impact, given)
  const removal_id = impact.money.length > 0 ? await archive(context.db, { entity, id }, impact.money) : undefined
  await unlessInUse(remove)
  await auditOf(entity)(context, 'delete', id, { ...details, ...(removal_id && { removal_id }) }, given.reason)
}
