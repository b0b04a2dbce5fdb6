import { type BudgetTier, budgetTiers, tierFor } from '@portal/contract/signatures'
import { sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'
import type { RequestRow } from '../schema.ts'

const rank = (tier: BudgetTier) => budgetTiers.indexOf(tier)

/**
 * Whether totals in cents that each fit a limit need a higher one together: a purchase that may have been split to stay
 * below a limit (decision 15).
 */
export const crossesTier = (totals: readonly number[]): boolean =>
  rank(tierFor(totals.reduce((sum, one) => sum + one, 0))) > Math.max(...totals.map(one => rank(tierFor(one))))

/**
 * Requests of the same person for one of the same lines within seven days, if together they cross a limit. Those for
 * the organisation name codes in place of lines.
 */
export const splitsOf = async (db: Orm, { id, kind, type, requester_id, created_at, total_usd_minor }: RequestRow) => {
  if (total_usd_minor === null) return []
  const { rows } = await db.execute<{ id: string; reference: string; total: string }>(sql`
    SELECT other.id, other.reference, other.total_usd_minor AS total FROM requests other
    WHERE other.kind = ${kind} AND other.requester_id = ${requester_id} AND other.id <> ${id} AND other.total_usd_minor IS NOT NULL
      AND other.state NOT IN ('canceled', 'rejected')
      AND other.created_at BETWEEN ${created_at.toISOString()}::timestamptz - interval '7 days'
        AND ${created_at.toISOString()}::timestamptz + interval '7 days'
      AND EXISTS (
        SELECT FROM request_items theirs JOIN request_items own
          ON theirs.budget_item_id = own.budget_item_id
          OR (other.type = 'core' AND ${type} = 'core' AND lower(theirs.budget_code) = lower(own.budget_code))
        WHERE theirs.request_id = other.id AND own.request_id = ${id})
    ORDER BY other.created_at, other.id`)
  return crossesTier([total_usd_minor, ...rows.map(({ total }) => Number(total))])
    ? rows.map(row => ({ id: row.id, reference: row.reference }))
    : []
}
