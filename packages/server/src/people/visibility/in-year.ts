import { type SQL, sql } from 'drizzle-orm'

/** That a row with `start_date` and `end_date` is in a calendar year with at least one day; any without a year. */
export const isInYear = (year: string | undefined): SQL | undefined =>
  year ? sql`(start_date <= ${`${year}-12-31`} AND end_date >= ${`${year}-01-01`})` : undefined
