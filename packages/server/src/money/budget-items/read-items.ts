import { asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'
import { budgetItems } from '../budget-ledger/schema.ts'
import { dollarsWhere } from '../expenses/rates/store.ts'
import { isInvoiced } from './store.ts'

const selectWithUsd = (db: Orm, where: SQL) =>
  db
    .select({
      ...getTableColumns(budgetItems),
      ...dollarsWhere(sql`item_id = budget_items.id`),
      has_expenses: isInvoiced,
    })
    .from(budgetItems)
    .where(where)
    .orderBy(asc(budgetItems.position), asc(budgetItems.id))

/** A line with its spent amount in dollars. */
export type ItemWithUsdRow = Awaited<ReturnType<typeof selectWithUsd>>[number]

/** A project's lines with their dollar sums, ordered by their position within the category. */
export const linesWithUsd = (db: Orm, projectId: string): Promise<ItemWithUsdRow[]> =>
  selectWithUsd(db, eq(budgetItems.project_id, projectId))

export const findLinesWithUsd = (db: Orm, ids: readonly string[]): Promise<ItemWithUsdRow[]> =>
  selectWithUsd(db, inArray(budgetItems.id, [...ids]))
