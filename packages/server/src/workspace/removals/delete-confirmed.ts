import type { RemovedRecord } from '@portal/contract/workspace/history'
import { sql } from 'drizzle-orm'
import { auditOf } from '../../platform/audit.ts'
import type { Orm } from '../../platform/database/index.ts'
import type { Context } from '../../platform/http/context.ts'
import type { Cascades } from '../deletion-impact/cascades.ts'
import { type Confirmation, confirmedImpactOf } from '../deletion-impact/deletion-impact.ts'
import { archive } from './archive.ts'
import { isRemovalOpen } from './restore.ts'

/** A record that this transaction has locked, and what its deletion removes. */
interface Removed {
  readonly entity: RemovedRecord
  readonly id: string
  readonly code: string
  readonly cascades: Cascades
  /** Audit details that identify the record after its deletion. */
  readonly details: Readonly<Record<string, string>>
  readonly remove: () => Promise<unknown>
}

/** Whether an archive contains expenses that can be restored separately, or rows that an earlier removal belongs to. */
const holdsEarlier = async (db: Orm, removalId: string): Promise<boolean> => {
  const { rows } = await db.execute(sql`
    SELECT FROM removed_rows kept WHERE removal_id = ${removalId} AND link = '' AND (
      table_name = 'deleted_expenses'
      OR EXISTS (
        SELECT FROM removals JOIN removed_rows root ON root.removal_id = removals.id AND table_name = entity AND link = ''
          AND content->>'id' = entity_id::text, jsonb_each_text(root.content) AS link_to
        WHERE ${isRemovalOpen} AND removals.id <> ${removalId} AND link_to.value = kept.content->>'id'))
    LIMIT 1`)
  return rows.length > 0
}

/**
 * Deletes a record and everything that belongs to it, if the user confirmed exactly that. Keeps the archive for
 * restoring if money is removed, or if earlier removals depend on it.
 */
export const deleteConfirmed = async (
  context: Context,
  { entity, id, code, cascades, details, remove }: Removed,
  given: Confirmation,
): Promise<void> => {
  const { db } = context
  const { reason } = given
  const impact = await confirmedImpactOf(context, code, cascades, given)
  const [removal_id = ''] = await archive(db, entity, [{ id, money: impact.money, reason }])
  const isRestorable = impact.money.length > 0 || (await holdsEarlier(db, removal_id))
  if (!isRestorable) await db.execute(sql`DELETE FROM removals WHERE id = ${removal_id}`)
  await remove()
  await auditOf(entity)(context, 'delete', id, { ...details, ...(isRestorable && { removal_id }) }, reason)
}
