import { sql } from 'drizzle-orm'
import { writeAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/http/context.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { closedMonthsIn, moneyByLine, refuseClosedMonths } from '../../workspace/deletion-impact/money.ts'
import { archive } from '../../workspace/removals/archive.ts'
import type { BudgetItemRow } from '../budget-ledger/schema.ts'
import type { Naming } from './naming.ts'
import { presentLine } from './present.ts'
import { isUsed } from './rules.ts'
import { linesWithExpenses, removeBudgetLines } from './store.ts'

/** Lines to delete, with their expected versions. */
export type Deletes = readonly { readonly id: string; readonly version: number; readonly reason?: string | undefined }[]

/**
 * Deletes lines that are among the locked rows, all or nothing. Ignores lines that are already gone. Lines with an
 * amount require a reason. All can be restored. Returns the IDs of their categories.
 */
export const deleteLines = async (
  context: Context,
  deletes: Deletes,
  rows: ReadonlyMap<string, BudgetItemRow>,
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
  const lines = found.filter(({ row }, at) => found.findIndex(one => one.row.id === row.id) === at)
  const ids = lines.map(({ row }) => row.id)
  if (ids.length === 0) return []
  refuseClosedMonths(await closedMonthsIn(context, { forecast_months: sql`item_id = ANY (${sql.param(ids)}::uuid[])` }))
  const money = await moneyByLine(db, ids)
  const removals = await archive(
    db,
    'budget_items',
    lines.map(({ row: { id }, reason, at }) => ({
      ...{ id, reason, money: money.get(id) ?? [], path: naming.path('deletes', at, 'reason') },
    })),
  )
  await removeBudgetLines(db, ids)
  const entry = { userId: user.id, action: 'delete', entity: 'budget_items' } as const
  const entries = lines.map(({ reason, row: { id, project_id, code, name } }, at) => ({
    ...{ ...entry, entityId: id, reason },
    details: { project_id, name: `${code} ${name}`, removal_id: removals[at] },
  }))
  await writeAudit(db, ...entries)
  return [...new Set(found.map(({ row }) => row.category_id))]
}
