import { type SQL, sql } from 'drizzle-orm'
import { budgetCategories } from '../budget_categories/schema.ts'
import { budgetItems } from '../budget_items/schema.ts'
import type { Orm } from '../platform/database/index.ts'
import { conditionOf, type Listing } from '../platform/http/page.ts'
import { projects } from '../projects/schema.ts'

/** What a row on a budget line shows of the line, its category and the project, where these are joined to it. */
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

/** That a row with `project_id` and `item_id` stands on one line, on any of a category, or on any of the project. */
export const onLines = ({ project_id, category_id, item_id }: Where): readonly (SQL | undefined)[] => [
  sql`project_id = ${project_id}`,
  category_id ? sql`item_id IN (SELECT id FROM budget_items WHERE category_id = ${category_id})` : undefined,
  item_id ? sql`item_id = ${item_id}` : undefined,
]

/**
 * What all rows of a list come to, by their `amount_minor`, and in dollars by what `usd` says of them, if anything;
 * those that its search finds, if there is one.
 */
export const sumOf = async (db: Orm, list: Listing, search: string | undefined, usd: SQL = sql`NULL`) => {
  const { rows } = await db.execute<{ sum: string; usd: string | null }>(sql`
    SELECT coalesce(sum(amount_minor), 0) AS sum, ${usd} AS usd
    FROM ${list.from} WHERE ${await conditionOf(db, list, search)}`)
  const { sum = 0, usd: cents = null } = rows[0] ?? {}
  return { sum_minor: Number(sum), sum_usd_minor: cents === null ? null : Number(cents) }
}
