import { isOwn } from '@portal/contract/core/api/own-subject'
import { limits } from '@portal/contract/core/fields/limits'
import { converted } from '@portal/contract/core/fields/money'
import { monthOf } from '@portal/contract/money/budgets/forecasts'
import type { RatedPair } from '@portal/contract/money/exchange-rates/reratings'
import { sql } from 'drizzle-orm'
import { isProjectVisible } from '../../people/visibility/visible-rows.ts'
import type { Orm } from '../../platform/database/index.ts'
import type { Context, SessionUser } from '../../platform/http/context.ts'
import { changesWithinLimits, noChanges } from '../expenses/changed-amounts.ts'
import { ratesBetween } from '../usd/rates-between.ts'
import { changesByKind } from './rerating-kinds.ts'
import { withdrawnBetween } from './withdrawn-between.ts'

interface UsedRow extends Record<string, unknown> {
  readonly id: string
  readonly project_id: string
  readonly item_id: string
  readonly request_item_id: string | null
  readonly date: string
  /** In the source currency of the rate. */
  readonly amount_minor: string
  /** In the project's currency. */
  readonly booked_minor: string
  readonly usd_rate: string | null
  readonly rate: string
  readonly code: string
  readonly name: string
  readonly line_code: string
  readonly line_name: string
  readonly closed_months: readonly string[]
  readonly is_seen: boolean
  /** Requester of the request that the expense is an invoice for. */
  readonly requester_id: string | null
}

/**
 * Expenses that use a rate that was withdrawn, and expenses that were re-rated before. Their current rate may have been
 * corrected since. An expense keeps its conversion rate if only its day is edited, even to a day before that rate. Edits
 * before version 1.1 don't say whether they changed the day, so they count as if they did.
 */
const usingWithdrawn = async (db: Orm, user: SessionUser, pair: RatedPair) => {
  const withdrawn = await withdrawnBetween(db, pair.from, pair.to)
  if (withdrawn.length === 0) return []
  const { rate, amount, isOf } = changesByKind[pair.kind]
  const [usedRate, usedAmount] = [sql.identifier(rate), sql.identifier(amount)]
  const { rows } = await db.execute<UsedRow>(sql`
    WITH withdrawn AS (
      SELECT rate, since FROM jsonb_to_recordset(${JSON.stringify(withdrawn)}::jsonb) AS given(rate numeric, since date)),
    rerated AS (
      SELECT entity_id, (details->>${rate}::text)::numeric AS rate FROM audit
      WHERE entity = 'expenses' AND action = 'rerate' AND details ? ${rate}::text),
    redated AS (
      SELECT entity_id FROM audit WHERE entity = 'expenses' AND action = 'edit' AND ${pair.kind === 'amounts'}
        AND (details ? 'from_date' OR NOT details ? 'date'))
    SELECT expenses.id, expenses.project_id, expenses.item_id, expenses.request_item_id, expenses.date::text,
      expenses.${usedAmount} AS amount_minor, expenses.amount_minor AS booked_minor, expenses.usd_rate,
      expenses.${usedRate} AS rate, projects.code, projects.name, budget_items.code AS line_code,
      budget_items.name AS line_name, projects.closed_months,
      ${isProjectVisible(user, sql`projects.id`) ?? sql`true`} AS is_seen, requests.requester_id
    FROM expenses JOIN projects ON projects.id = expenses.project_id
      JOIN budget_items ON budget_items.id = expenses.item_id
      LEFT JOIN request_items ON request_items.id = expenses.request_item_id
      LEFT JOIN requests ON requests.id = request_items.request_id
    WHERE ${isOf(pair)} AND expenses.id IN (
      SELECT used.id FROM expenses used
        JOIN withdrawn ON withdrawn.rate = used.${usedRate}
          AND (withdrawn.since <= used.date OR used.id::text IN (SELECT entity_id FROM redated))
      UNION SELECT used.id FROM expenses used
        JOIN rerated ON rerated.entity_id = used.id::text AND rerated.rate = used.${usedRate})
    ORDER BY projects.code, expenses.project_id, expenses.date, expenses.id`)
  return rows
}

/** Whether an amount can be stored. The amount of an expense can't be 0. */
const doesFit = (kind: RatedPair['kind'], minor: number) =>
  Math.abs(minor) <= limits.minor_max && (kind === 'dollars' || minor !== 0)

/**
 * Expenses that can be re-rated by a pair, and the resulting changes. `kept` counts the others that use a withdrawn
 * rate, by reason.
 */
export const findRerating = async (
  { db, user, services }: Pick<Context, 'db' | 'user' | 'services'>,
  pair: RatedPair,
) => {
  const used = await usingWithdrawn(db, user, pair)
  const { kind, from, to } = pair
  const rates = await ratesBetween(db, from, to, [...new Set(used.map(({ date }) => date))])
  const untouched = { closed: 0, unseen: 0, own: 0, without_rate: 0, over_limit: 0 }
  const found = used.flatMap(({ closed_months, is_seen, code, name, line_code, line_name, requester_id, ...row }) => {
    const { id, project_id, item_id, request_item_id, date } = row
    const [amount_minor, before_rate, after_rate] = [Number(row.amount_minor), Number(row.rate), rates.get(date)]
    if (after_rate === before_rate) return []
    const after_minor = after_rate === undefined ? 0 : converted(amount_minor, after_rate)
    // Nothing may change in a closed month.
    if (closed_months.includes(monthOf(date))) untouched.closed += 1
    else if (!is_seen) untouched.unseen += 1
    else if (isOwn(user, requester_id)) untouched.own += 1
    else if (after_rate === undefined || !doesFit(kind, after_minor)) untouched.without_rate += 1
    else {
      const project = { id: project_id, code, name }
      const line = { id: item_id, code: line_code, name: line_name, project }
      const before_minor = kind === 'amounts' ? Number(row.booked_minor) : converted(amount_minor, before_rate)
      const usd_rate = row.usd_rate === null ? null : Number(row.usd_rate)
      const worth = { before_rate, after_rate, before_minor, after_minor }
      return [{ id, project, line, item_id, request_item_id, date, amount_minor, usd_rate, ...worth }]
    }
    return []
  })
  const changes = kind === 'amounts' ? await changesWithinLimits(db, services.settings, found) : noChanges(found)
  untouched.over_limit = found.length - changes.rows.length
  return { ...changes, kept: untouched }
}

type RatedRow = Awaited<ReturnType<typeof findRerating>>['rows'][number]

/** Their count, and their sums before and after re-rating. */
export const reratedSumsOf = (rows: readonly Pick<RatedRow, 'before_minor' | 'after_minor'>[]) => ({
  expenses: rows.length,
  before_minor: rows.reduce((sum, row) => sum + row.before_minor, 0),
  after_minor: rows.reduce((sum, row) => sum + row.after_minor, 0),
})
