import { type ExactDollars, exactDollars, quotedRateOf, sumOfDollars } from '@portal/contract/core/fields/money'
import type { RequestRecord } from '@portal/contract/requests/request-records'
import { type BudgetTier, budgetTiers, tierFor } from '@portal/contract/requests/signatures'
import { type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../../platform/database/index.ts'
import type { RequestRow } from '../schema.ts'

type Splits = Pick<RequestRecord, 'split_with' | 'split_hidden'>

interface Other extends Record<string, unknown> {
  readonly id: string
  readonly reference: string
  readonly total: string
  readonly usd_rate: string
  readonly per_usd: string | null
  readonly is_seen: boolean
}

const rank = (tier: BudgetTier) => budgetTiers.indexOf(tier)

/**
 * Whether totals need a higher tier together than any of them alone. The purchase may have been split to stay below a
 * limit.
 */
export const crossesTier = (totals: readonly ExactDollars[]): boolean =>
  rank(tierFor(sumOfDollars(totals))) > Math.max(...totals.map(one => rank(tierFor(one))))

/**
 * Requests by the same person for one of the same lines within seven days, if together they cross a tier. Requests for
 * the organisation match by budget code. Names those that meet `isSeen`, a condition on `requests`, and counts the others.
 */
export const splitsOf = async (db: Orm, request: RequestRow, isSeen: SQL | undefined): Promise<Splits> => {
  const { id, kind, type, requester_id, created_at, total_minor } = request
  const rate = quotedRateOf(request)
  if (rate === null) return { split_with: [], split_hidden: 0 }
  const { rows } = await db.execute<Other>(sql`
    SELECT other.id, other.reference, other.total_minor AS total, other.usd_rate, other.per_usd,
      other.id IN (SELECT requests.id FROM requests WHERE ${isSeen ?? sql`true`}) AS is_seen
    FROM requests other
    WHERE other.kind = ${kind} AND other.requester_id = ${requester_id} AND other.id <> ${id} AND other.usd_rate IS NOT NULL
      AND other.state NOT IN ('canceled', 'rejected')
      AND other.created_at BETWEEN ${created_at.toISOString()}::timestamptz - interval '7 days'
        AND ${created_at.toISOString()}::timestamptz + interval '7 days'
      AND EXISTS (
        SELECT FROM request_items theirs JOIN request_items own
          ON theirs.budget_item_id = own.budget_item_id
          OR (other.type = 'core' AND ${type} = 'core' AND lower(theirs.budget_code) = lower(own.budget_code))
        WHERE theirs.request_id = other.id AND own.request_id = ${id})
    ORDER BY other.created_at, other.id`)
  const others = rows.map(({ total, usd_rate, per_usd }) =>
    exactDollars(Number(total), { usd_rate: Number(usd_rate), per_usd: per_usd === null ? null : Number(per_usd) }),
  )
  const exact = [exactDollars(total_minor, rate), ...others]
  const parts = crossesTier(exact) ? rows : []
  const seen = parts.filter(({ is_seen }) => is_seen)
  return {
    split_with: seen.map(({ id, reference }) => ({ id, reference })),
    split_hidden: parts.length - seen.length,
  }
}
