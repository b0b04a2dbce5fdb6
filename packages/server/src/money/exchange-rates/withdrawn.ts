import { type WithdrawnRate, withdrawnRate } from '@portal/contract/money/exchange-rates/exchange-rates'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { type Joined, presentName } from '../../people/accounts/names.ts'
import { pageOfAudit } from '../../platform/audit.ts'
import type { Orm } from '../../platform/database/index.ts'

const rateOf = z.pick(withdrawnRate, { from: true, to: true, rate: true, effective_date: true, source: true })

interface WithdrawalRow extends Joined, Record<string, unknown> {
  readonly id: string
  readonly at: string
  readonly details: unknown
}

const present = ({ id, at, details, ...by }: WithdrawalRow): WithdrawnRate => ({
  id,
  ...rateOf.parse(details),
  withdrawn_at: at,
  withdrawn_by: presentName(by),
})

/** Matches audit entries of withdrawn rates. Older deletions don't name the rate, so they are left out. */
export const isWithdrawal = sql`entity = 'exchange_rates' AND action = 'delete' AND details ? 'rate'`

/** One page of withdrawn rates from the audit, newest first. */
export const pageOfWithdrawn = async (db: Orm, query: Parameters<typeof pageOfAudit>[2]) => {
  const page = await pageOfAudit(db, isWithdrawal, query, async entries => {
    const { rows } = await db.execute<WithdrawalRow>(sql`
      SELECT entry.id::text, to_char(entry.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at,
        entry.details, users.id AS user_id,
        users.first_name_en || ' ' || users.last_name_en AS full_name_en,
        users.first_name_ar || ' ' || users.last_name_ar AS full_name_ar
      FROM ${entries} entry
      LEFT JOIN users ON users.id = entry.user_id
      ORDER BY entry.id DESC`)
    return rows
  })
  return { ...page, data: page.data.map(present) }
}
