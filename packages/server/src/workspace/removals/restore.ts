import { limits } from '@portal/contract/core/fields/limits'
import type { Currency } from '@portal/contract/core/fields/money'
import type { DeletionImpact } from '@portal/contract/core/records/deletion-impact'
import type { RemovedRecord } from '@portal/contract/workspace/history'
import { sql } from 'drizzle-orm'
import { auditOf } from '../../platform/audit.ts'
import { isDuplicate, isReferredTo } from '../../platform/database/errors/database-error.ts'
import type { Orm } from '../../platform/database/index.ts'
import type { Context } from '../../platform/http/context.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { refuseOwnArchived } from '../deletion-impact/own-rows.ts'
import { putBack } from './put-back.ts'

/** Matches rows of `removals` that can still be restored. */
export const isRemovalOpen = sql`restored_at IS NULL AND removed_at > now() - make_interval(days => ${limits.restore_days}::int)`

interface Removal extends Record<string, unknown> {
  readonly id: string
  /** Currency of a category or line. Null if it was archived without one. */
  readonly currency: Currency | null
  readonly money: DeletionImpact['money']
  /** Code and name of the record. */
  readonly name: string
  readonly project_id: string | null
  readonly donor_id: string | null
}

/** Locks the removal of a record, if it can still be restored. */
export const openRemoval = async (db: Orm, entity: RemovedRecord, id: string): Promise<Removal> => {
  const { rows } = await db.execute<Removal>(sql`
    SELECT removals.id, currency, money, content->>'project_id' AS project_id, content->>'donor_id' AS donor_id,
      concat_ws(' ', content->>'code', coalesce(content->>'name', content->>'full_name')) AS name
    FROM removals JOIN removed_rows ON removal_id = removals.id AND table_name = entity AND link = ''
    WHERE entity = ${entity} AND entity_id = ${id} AND content->>'id' = entity_id::text AND ${isRemovalOpen}
    ORDER BY removed_at DESC LIMIT 1 FOR UPDATE OF removals`)
  const [removal] = rows
  if (!removal) throw refuse('not_found')
  return removal
}

/** Months with archived amounts that their project has closed since. */
const closedSince = async (db: Orm, removalId: string): Promise<string[]> => {
  const { rows } = await db.execute<{ month: string }>(sql`
    SELECT DISTINCT month FROM (
      SELECT content->>'project_id' AS project_id, left(coalesce(content->>'date', content->>'month'), 7) AS month
      FROM removed_rows WHERE removal_id = ${removalId} AND link = ''
        AND (table_name = 'expenses' OR table_name = 'forecast_months' AND content->>'amount_minor' <> '0')
    ) touched JOIN projects ON projects.id::text = project_id WHERE month = ANY (closed_months) ORDER BY month`)
  return rows.map(({ month }) => month)
}

const inTheWay = (error: unknown): unknown => {
  if (isDuplicate(error)) return refuse('restore_code_taken')
  return isReferredTo(error) ? refuse('restore_parent_gone') : error
}

/**
 * Restores everything that a removal deleted, in one transaction, and returns what couldn't be restored. Throws
 * `own_subject`, `months_closed`, `restore_code_taken`, or `restore_parent_gone` if something prevents it.
 */
export const restoreRemoval = async (
  context: Context,
  entity: RemovedRecord,
  entityId: string,
  { id, name, project_id, donor_id }: Removal,
) => {
  const { db } = context
  await refuseOwnArchived(context, id)
  const months = await closedSince(db, id)
  if (months.length > 0) throw refuse('months_closed', { months })
  const missing = await putBack(db, { id, entity }).catch((error: unknown) => {
    throw inTheWay(error)
  })
  const of = { ...(project_id !== null && { project_id }), ...(donor_id !== null && { donor_id }) }
  await auditOf(entity)(context, 'restore', entityId, { ...of, name, removal_id: id })
  return { data: { done: true as const, missing: [...missing] } }
}

/**
 * Restores what belonged to budget lines that were added again under their former IDs, for example by undoing a
 * deletion. This includes months, deleted expenses with receipts, and requests. Amounts in a currency other than the
 * project's current one remain archived.
 */
export const returnToLines = async (db: Orm, projectId: string, lineIds: readonly string[]): Promise<void> => {
  if (lineIds.length === 0) return
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT id FROM removals WHERE entity = 'budget_items' AND ${isRemovalOpen}
      AND (currency IS NULL OR currency = (SELECT currency FROM projects WHERE id = ${projectId}))
      AND entity_id = ANY (${sql.param([...lineIds])}::uuid[]) AND NOT EXISTS (
        SELECT FROM removed_rows WHERE removal_id = removals.id AND link = '' AND content->>'project_id' <> ${projectId})
    ORDER BY removed_at FOR UPDATE`)
  for (const { id } of rows) await putBack(db, { id, entity: 'budget_items' }, { present: true })
}
