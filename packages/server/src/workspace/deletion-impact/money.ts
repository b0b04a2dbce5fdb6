import type { Currency } from '@portal/contract/core/fields/money'
import type { DeletionImpact } from '@portal/contract/core/records/deletion-impact'
import { type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'
import type { Context } from '../../platform/http/context.ts'
import { refuse, refuseField } from '../../platform/http/refusal.ts'
import type { Cascades } from './cascades.ts'
import { nameable } from './nameable.ts'

const union = (parts: readonly SQL[]) => sql.join([...parts], sql` UNION ALL `)

/** Sums of deleted budget lines and expenses by currency. Empty if they contain no money. */
export const moneyIn = async (db: Orm, cascades: Cascades): Promise<DeletionImpact['money']> => {
  const { budget_items: lines, expenses } = cascades
  const parts = [
    ...(lines ? [sql`SELECT project_id, total_minor AS planned, 0 AS spent FROM budget_items WHERE ${lines}`] : []),
    ...(expenses ? [sql`SELECT project_id, 0, amount_minor FROM expenses WHERE ${expenses}`] : []),
  ]
  if (parts.length === 0) return []
  const { rows } = await db.execute<{ currency: Currency; planned: string; spent: string }>(sql`
    SELECT currency, sum(planned) AS planned, sum(spent) AS spent
    FROM (${union(parts)}) money(project_id, planned, spent) JOIN projects ON projects.id = money.project_id
    WHERE planned <> 0 OR spent <> 0 GROUP BY currency ORDER BY currency`)
  return rows.map(({ currency, planned, spent }) => ({
    currency,
    expenses_minor: Number(spent),
    planned_minor: Number(planned),
  }))
}

/**
 * Closed months whose spending or forecast would change. Includes project codes if several projects may be affected.
 */
export const closedMonthsIn = async (
  { db, user }: Pick<Context, 'db' | 'user'>,
  cascades: Cascades,
): Promise<DeletionImpact['closed_months']> => {
  const { expenses, forecast_months: plans } = cascades
  const parts = [
    ...(expenses ? [sql`SELECT project_id, date FROM expenses WHERE ${expenses}`] : []),
    ...(plans ? [sql`SELECT project_id, month FROM forecast_months WHERE amount_minor <> 0 AND ${plans}`] : []),
  ]
  if (parts.length === 0) return []
  const of = cascades.projects ? sql`CASE WHEN ${nameable('projects', user)} THEN code END` : sql`NULL::text`
  const { rows } = await db.execute<DeletionImpact['closed_months'][number]>(sql`
    SELECT month, ${of} AS of FROM projects JOIN (
      SELECT DISTINCT project_id, to_char(day, 'YYYY-MM') AS month FROM (${union(parts)}) touched(project_id, day)
    ) touched ON touched.project_id = projects.id
    WHERE month = ANY (closed_months) ORDER BY month, of`)
  return rows.map(({ month, of: code }) => ({ month, of: code }))
}

/** Throws `months_closed` with the months, if there are any. */
export const refuseClosedMonths = (closed: DeletionImpact['closed_months']): void => {
  const months = [...new Set(closed.map(({ month }) => month))]
  if (months.length > 0) throw refuse('months_closed', { months })
}

/** Amount of each budget line. Lines without an amount are missing. */
export const moneyByLine = async (
  db: Orm,
  ids: readonly string[],
): Promise<ReadonlyMap<string, DeletionImpact['money']>> => {
  const { rows } = await db.execute<{ id: string; currency: Currency; planned: string }>(sql`
    SELECT budget_items.id, currency, total_minor AS planned
    FROM budget_items JOIN projects ON projects.id = project_id
    WHERE budget_items.id = ANY (${sql.param([...ids])}::uuid[]) AND total_minor <> 0`)
  return new Map(
    rows.map(({ id, currency, planned }) => [id, [{ currency, expenses_minor: 0, planned_minor: Number(planned) }]]),
  )
}

/** Throws if a deletion of money has no reason. `path` names the field of the reason. */
export const refuseUnexplained = (
  money: DeletionImpact['money'],
  reason: string | undefined,
  path = 'reason',
): void => {
  if (money.length > 0 && !reason?.trim()) throw refuseField(path, 'reason_required')
}
