import type { Currency } from '@portal/contract/core/fields/money'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../../platform/database/index.ts'
import { usdRatesOn } from '../../usd/rate-on.ts'
import { expenses } from '../schema.ts'

/** Rates that expenses of these days take: the newest valid by then. Leaves out days without a known rate. */
export const ratesOf = async (
  db: Orm,
  { currency }: { readonly currency: Currency },
  days: readonly string[],
): Promise<ReadonlyMap<string, number>> =>
  new Map([...(await usdRatesOn(db, currency, [...new Set(days)]))].map(([day, { rate }]) => [day, rate]))

/** Like `ratesOf`, for one day. Null if no rate is known. */
export const rateOf = async (db: Orm, project: { readonly currency: Currency }, day: string): Promise<number | null> =>
  (await ratesOf(db, project, [day])).get(day) ?? null

/** The rate of an expense that moves to this day. It keeps its rate if its day stays. */
export const rateAfterEdit = async (
  db: Orm,
  project: { readonly currency: Currency },
  before: { readonly date: string; readonly usd_rate: number | null },
  day: string,
): Promise<number | null> => (day === before.date ? before.usd_rate : rateOf(db, project, day))

/** Sum of expenses in dollars (cents). Rounds each expense by its own rate, as `converted` does. */
const dollarsOfAll: SQL = sql`coalesce(sum(round(amount_minor * usd_rate)), 0)`

/** Counts expenses without a rate, which the dollar sum leaves out. */
const withoutRate: SQL = sql`count(*) - count(usd_rate)`

/** Both columns under their names on the wire, with the number of expenses paid in another currency. */
export const dollarSums = sql`
  ${dollarsOfAll} AS sum_usd_minor, ${withoutRate} AS without_rate, count(original_currency) AS with_original`

const ofWhere = (what: SQL, condition: SQL) =>
  sql`(SELECT ${what} FROM expenses WHERE ${condition})`.mapWith((found): number => Number(found))

/** Both columns for expenses that match a condition, as subqueries for a query of budget lines. */
export const dollarsWhere = (condition: SQL) => ({
  spent_usd_minor: ofWhere(dollarsOfAll, condition),
  without_rate: ofWhere(withoutRate, condition),
})

/** Expenses of a project without a rate. */
export const unrated = (db: Orm, projectId: string) => {
  const { id, item_id, date, amount_minor } = expenses
  return db
    .select({ id, item_id, date, amount_minor })
    .from(expenses)
    .where(and(eq(expenses.project_id, projectId), isNull(expenses.usd_rate)))
}

/** Replaces the dollar rates of expenses. This transaction must have locked their lines. */
export const replaceRates = async (db: Orm, rated: readonly { id: string; rate: number }[]): Promise<void> => {
  await db.execute(sql`
    UPDATE expenses SET usd_rate = given.rate, version = version + 1
    FROM jsonb_to_recordset(${JSON.stringify(rated)}::jsonb) AS given(id uuid, rate numeric) WHERE expenses.id = given.id`)
}

/**
 * Replaces the conversion rates of expenses paid in another currency, and the resulting amounts. This
 * transaction must have locked their lines. The caller adds the differences to the lines.
 */
export const convertAgain = async (
  db: Orm,
  converted: readonly { id: string; rate: number; amount_minor: number }[],
): Promise<void> => {
  await db.execute(sql`
    UPDATE expenses SET original_rate = given.rate, amount_minor = given.amount_minor, version = version + 1
    FROM jsonb_to_recordset(${JSON.stringify(converted)}::jsonb) AS given(id uuid, rate numeric, amount_minor bigint)
    WHERE expenses.id = given.id`)
}

/** Assigns rates to expenses without one. This transaction must have locked their lines. */
export const assignRates = async (db: Orm, rated: readonly { id: string; rate: number }[]): Promise<void> => {
  if (rated.length === 0) return
  await db.execute(sql`
    UPDATE expenses SET usd_rate = given.rate, version = version + 1
    FROM jsonb_to_recordset(${JSON.stringify(rated)}::jsonb) AS given(id uuid, rate numeric)
    WHERE expenses.id = given.id AND usd_rate IS NULL`)
}
