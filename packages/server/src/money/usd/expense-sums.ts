import { type SQL, sql } from 'drizzle-orm'

/** What expenses add up to in dollars (cents), each rounded by its own rate, as `converted` does. */
const dollarsOfAll: SQL = sql`coalesce(sum(round(amount_minor * usd_rate)), 0)`

/** How many expenses have no rate, and are left out of the dollars. */
const withoutRate: SQL = sql`count(*) - count(usd_rate)`

/** Both of all that a query finds, by their names on the wire, and how many were paid in another currency. */
export const dollarSums = sql`
  ${dollarsOfAll} AS sum_usd_minor, ${withoutRate} AS without_rate, count(original_currency) AS with_original`

const ofWhere = (what: SQL, condition: SQL) =>
  sql`(SELECT ${what} FROM expenses WHERE ${condition})`.mapWith((found): number => Number(found))

/** Both of the expenses that meet a condition, as columns of a select about their lines. */
export const dollarsWhere = (condition: SQL) => ({
  spent_usd_minor: ofWhere(dollarsOfAll, condition),
  without_rate: ofWhere(withoutRate, condition),
})
