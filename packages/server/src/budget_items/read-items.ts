import type { BudgetItem } from '@portal/contract/budget_items'
import { asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import { dollarsWhere } from '../expenses/dollars.ts'
import type { Orm } from '../platform/database/index.ts'
import { orNotFound } from '../platform/database/not-found.ts'
import type { Context } from '../platform/http/context.ts'
import { presentItem } from './present.ts'
import { budgetItems } from './schema.ts'

const selectWithUsd = (db: Orm, where: SQL) =>
  db
    .select({ ...getTableColumns(budgetItems), ...dollarsWhere(sql`item_id = budget_items.id`) })
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

/** A line as a person sees it now. */
export const presentLine = async ({ db, user }: Pick<Context, 'db' | 'user'>, id: string): Promise<BudgetItem> =>
  presentItem(user, orNotFound((await findLinesWithUsd(db, [id]))[0]))
