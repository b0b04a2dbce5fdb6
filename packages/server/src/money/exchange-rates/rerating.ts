import { limits } from '@portal/contract/core/fields/limits'
import { type Currency, converted } from '@portal/contract/core/fields/money'
import { monthOf } from '@portal/contract/money/budgets/forecasts'
import { sql } from 'drizzle-orm'
import { isProjectVisible } from '../../people/visibility/visible-rows.ts'
import type { Orm } from '../../platform/database/index.ts'
import type { SessionUser } from '../../platform/http/session-user.ts'
import { usdRatesOn } from '../usd/rate-on.ts'
import { isWithdrawal } from './withdrawn.ts'

interface UsedRow extends Record<string, unknown> {
  readonly id: string
  readonly project_id: string
  readonly item_id: string
  readonly date: string
  readonly amount_minor: string
  readonly usd_rate: string
  readonly code: string
  readonly name: string
  readonly closed_months: readonly string[]
  readonly is_seen: boolean
}

/**
 * Expenses whose rate was withdrawn after they took it, either way round, and those that were re-rated before: the rate
 * that they took then may have been corrected since.
 */
const usingWithdrawn = async (db: Orm, user: SessionUser, currency: Currency) => {
  const { rows } = await db.execute<UsedRow>(sql`
    WITH withdrawn AS (
      SELECT (details->>'effective_date')::date AS since, CASE WHEN details->>'from' = ${currency}
        THEN (details->>'rate')::numeric ELSE round(1 / (details->>'rate')::numeric, 8) END AS rate
      FROM audit WHERE ${isWithdrawal} AND ${currency} IN (details->>'from', details->>'to')
        AND 'usd' IN (details->>'from', details->>'to')),
    rerated AS (
      SELECT entity_id, (details->>'usd_rate')::numeric AS rate FROM audit WHERE entity = 'expenses' AND action = 'rerate')
    SELECT expenses.id, expenses.project_id, item_id, date::text, amount_minor, expenses.usd_rate, code, name,
      closed_months, ${isProjectVisible(user, sql`projects.id`) ?? sql`true`} AS is_seen
    FROM expenses JOIN projects ON projects.id = expenses.project_id
    WHERE currency = ${currency} AND expenses.id IN (
      SELECT id FROM expenses used JOIN withdrawn ON withdrawn.rate = used.usd_rate AND since <= used.date
      UNION SELECT id FROM expenses used JOIN rerated ON rerated.entity_id = used.id::text AND rerated.rate = used.usd_rate)
    ORDER BY code, expenses.project_id, date, expenses.id`)
  return rows
}

const doesFit = (minor: number, rate: number) => Math.abs(converted(minor, rate)) <= limits.minor_max

/** What can be re-rated in a currency, and how much that uses a withdrawn rate keeps it. */
export const findRerating = async (db: Orm, user: SessionUser, currency: Currency) => {
  const used = await usingWithdrawn(db, user, currency)
  const rates = await usdRatesOn(db, currency, [...new Set(used.map(({ date }) => date))])
  const untouched = { closed: 0, unseen: 0, without_rate: 0 }
  const rows = used.flatMap(({ usd_rate, amount_minor: amount, closed_months, is_seen, code, name, ...row }) => {
    const [before_rate, after_rate, amount_minor] = [Number(usd_rate), rates.get(row.date)?.rate, Number(amount)]
    if (after_rate === before_rate) return []
    // Nothing is written into a closed month (decision 49).
    if (closed_months.includes(monthOf(row.date))) untouched.closed += 1
    else if (!is_seen) untouched.unseen += 1
    else if (after_rate === undefined || !doesFit(amount_minor, after_rate)) untouched.without_rate += 1
    else {
      const worth = {
        before_usd_minor: converted(amount_minor, before_rate),
        after_usd_minor: converted(amount_minor, after_rate),
      }
      const project = { id: row.project_id, code, name }
      return [{ ...row, project, amount_minor, before_rate, after_rate, ...worth }]
    }
    return []
  })
  return { rows, kept: untouched }
}

/** An expense that can be re-rated. */
type RatedRow = Awaited<ReturnType<typeof findRerating>>['rows'][number]

/** How many there are and what they come to, before and after. */
export const sumsOf = (rows: readonly RatedRow[]) => ({
  expenses: rows.length,
  before_usd_minor: rows.reduce((sum, row) => sum + row.before_usd_minor, 0),
  after_usd_minor: rows.reduce((sum, row) => sum + row.after_usd_minor, 0),
})
