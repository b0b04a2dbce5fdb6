import { asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'
import { budgetItems } from '../budget-ledger/schema.ts'
import { dollarsWhere } from '../usd/expense-sums.ts'
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

/** A line with what was spent of it in dollars. */
export type ItemWithUsdRow = Awaited<ReturnType<typeof selectWithUsd>>[number]

/** All lines of a project with their dollars; those of one category are in their order. */
export const linesWithUsd = (db: Orm, projectId: string): Promise<ItemWithUsdRow[]> =>
  selectWithUsd(db, eq(budgetItems.project_id, projectId))

/** These lines with their dollars. */
export const findLinesWithUsd = (db: Orm, ids: readonly string[]): Promise<ItemWithUsdRow[]> =>
  selectWithUsd(db, inArray(budgetItems.id, [...ids]))
