import { type SQL, sql } from 'drizzle-orm'

/**
 * Condition: the period from `start_date` to `end_date` includes a day of the calendar year. Undefined without a year.
 */
export const isInYear = (year: string | undefined): SQL | undefined =>
  year ? sql`(start_date <= ${`${year}-12-31`} AND end_date >= ${`${year}-01-01`})` : undefined
