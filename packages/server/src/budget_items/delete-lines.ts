import { sql } from 'drizzle-orm'
import type { ItemRow } from '../budget_ledger/schema.ts'
import { closedMonthsIn, refuseClosedMonths } from '../deletion_impact/money.ts'
import { archiveMonths } from '../forecasts/store.ts'
import { writeAudit } from '../platform/audit.ts'
import type { Context } from '../platform/http/context.ts'
import { refuse } from '../platform/http/refusal.ts'
import type { Naming } from './naming.ts'
import { presentLine } from './present.ts'
import { isUsed } from './rules.ts'
import { linesWithExpenses, removeLines } from './store.ts'

/** Lines that are to be deleted, each while its version is the current one. */
export type Deletes = readonly { readonly id: string; readonly version: number; readonly reason?: string | undefined }[]

/**
 * Deletes those of the lines that are among the locked rows, all or none: one that is gone already stays so. Answers the
 * categories that they were in.
 */
export const deleteLines = async (
  context: Context,
  deletes: Deletes,
  rows: ReadonlyMap<string, ItemRow>,
  naming: Naming,
): Promise<string[]> => {
  const { db, user } = context
  const found = deletes.flatMap(({ id, version, reason }, at) => {
    const row = rows.get(id)
    return row ? [{ row, version, reason, at }] : []
  })
  const stale = found.find(({ row, version }) => row.version !== version)
  if (stale) throw refuse('changed_meanwhile', { data: await presentLine(context, stale.row.id) })
  const spentOf = await linesWithExpenses(
    db,
    found.map(({ row }) => row.id),
  )
  const used = found.filter(({ row }) => isUsed({ ...row, has_expenses: spentOf.has(row.id) }))
  if (used.length > 0)
    throw refuse('in_use', {
      errors: used.map(({ at }) => ({ path: naming.path('deletes', at, 'id'), code: 'in_use' })),
    })
  const ids = [...new Set(found.map(({ row }) => row.id))]
  if (ids.length === 0) return []
  refuseClosedMonths(await closedMonthsIn(context, { forecast_months: sql`item_id = ANY (${sql.param(ids)}::uuid[])` }))
  await archiveMonths(db, ids)
  await removeLines(db, ids)
  const entry = { userId: user.id, action: 'delete', entity: 'budget_items' } as const
  const entries = found
    .filter(({ row }, at) => found.findIndex(one => one.row.id === row.id) === at)
    .map(({ reason, row: { id, project_id, code, name, total_minor: amount_minor } }) => ({
      ...{ ...entry, entityId: id, reason, details: { project_id, name: `${code} ${name}`, amount_minor } },
    }))
  await writeAudit(db, ...entries)
  return [...new Set(found.map(({ row }) => row.category_id))]
}
