import { type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'
import { conditionOf, type Listing, listSourceOf } from '../../platform/http/lists/page.ts'
import { projects } from '../../programmes/projects/schema.ts'
import { budgetCategories, budgetItems } from './schema.ts'

/** Columns for rows on a budget line. The query must join `projects`, `budget_items`, and `budget_categories`. */
export const lineColumns = {
  currency: projects.currency,
  item: { id: budgetItems.id, code: budgetItems.code, name: budgetItems.name },
  category: { id: budgetCategories.id, code: budgetCategories.code, name: budgetCategories.name },
}

interface Where {
  readonly project_id: string
  readonly category_id?: string | undefined
  readonly item_id?: string | undefined
}

/** Conditions for rows with `project_id` and `item_id`, by project, category, or line. */
export const onFilteredLines = ({ project_id, category_id, item_id }: Where): readonly (SQL | undefined)[] => [
  sql`project_id = ${project_id}`,
  category_id ? sql`item_id IN (SELECT id FROM budget_items WHERE category_id = ${category_id})` : undefined,
  item_id ? sql`item_id = ${item_id}` : undefined,
]

/** Replaces dollar sums for rows without dollars. */
const noDollars = sql`0 AS sum_usd_minor, 0 AS without_rate, 0 AS with_original`

type Sums = 'sum_minor' | 'sum_usd_minor' | 'without_rate' | 'with_original'

/**
 * Counts the rows of a list, or of its search results, and sums their `amount_minor`. `dollars` adds dollar sums, and
 * counts rows without a rate or paid in another currency.
 */
export const lineSumOf = async (db: Orm, list: Listing, search: string | undefined, dollars: SQL = noDollars) => {
  const { rows } = await db.execute<Record<Sums | 'counted', string>>(sql`
    SELECT coalesce(sum(amount_minor), 0) AS sum_minor, ${dollars}, count(*) AS counted
    FROM ${listSourceOf(list)} WHERE ${await conditionOf(db, list, search)}`)
  const { sum_minor = 0, sum_usd_minor = 0, without_rate = 0, with_original = 0, counted = 0 } = rows[0] ?? {}
  return {
    counted: Number(counted),
    sums: {
      sum_minor: Number(sum_minor),
      sum_usd_minor: Number(sum_usd_minor),
      without_rate: Number(without_rate),
      with_original: Number(with_original),
    },
  }
}
