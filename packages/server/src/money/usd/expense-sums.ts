import { type SQL, sql } from 'drizzle-orm'

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
