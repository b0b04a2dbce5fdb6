import { type SQL, sql } from 'drizzle-orm'

/**
 * What expenses add up to in dollars (cents), each rounded by the rate that it keeps, as `converted` does; null where
 * one of them has none, and 0 where there are none.
 */
export const dollarsOfAll: SQL = sql`
  CASE WHEN count(*) = count(usd_rate) THEN coalesce(sum(round(amount_minor * usd_rate)), 0) END`

/** The same of the expenses that meet a condition, as a column of a select that tells of their lines. */
export const dollarsWhere = (condition: SQL) =>
  sql`(SELECT ${dollarsOfAll} FROM expenses WHERE ${condition})`.mapWith((cents): number | null => Number(cents))
