import { randomUUID } from 'node:crypto'
import { noMoney } from '@portal/contract/money/budgets/totals'
import { asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Orm } from '../../platform/database/index.ts'
import { rowAccess } from '../../platform/database/rows.ts'
import { budgetCategories, budgetItems } from '../budget-ledger/schema.ts'
import { dollarsWhere } from '../expenses/rates/store.ts'

const sum = (column: PgColumn) => sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number)

const sums = {
  total_minor: sum(budgetItems.total_minor),
  spent_minor: sum(budgetItems.spent_minor),
  committed_minor: sum(budgetItems.committed_minor),
}

const inCategory = sql`item_id IN (SELECT id FROM budget_items WHERE category_id = budget_categories.id)`

const selectCategories = (db: Orm, where: SQL | undefined) =>
  db
    .select({ ...getTableColumns(budgetCategories), ...sums, ...dollarsWhere(inCategory) })
    .from(budgetCategories)
    .leftJoin(budgetItems, eq(budgetItems.category_id, budgetCategories.id))
    .where(where)
    .groupBy(budgetCategories.id)
    .orderBy(asc(budgetCategories.position), asc(budgetCategories.id))

/** A category with the sums of its lines. */
export type CategoryRow = Awaited<ReturnType<typeof selectCategories>>[number]

/** These categories with their sums, in order. */
export const findCategories = async (db: Orm, ids: readonly string[]): Promise<CategoryRow[]> =>
  ids.length === 0 ? [] : selectCategories(db, inArray(budgetCategories.id, [...ids]))

/** Sums of a project's lines. */
export const projectSumsOf = async (db: Orm, projectId: string) => {
  const [row] = await db
    .select({ ...sums, ...dollarsWhere(sql`project_id = ${projectId}`) })
    .from(budgetItems)
    .where(eq(budgetItems.project_id, projectId))
  return row ?? noMoney
}

export type CategoryFields = Pick<typeof budgetCategories.$inferInsert, 'code' | 'name'>

/** Inserts a category at the end of a budget and returns its ID. Does nothing if the ID already exists. */
export const insertCategory = async (
  db: Orm,
  project_id: string,
  { id = randomUUID(), ...fields }: CategoryFields & { id?: string | undefined },
): Promise<string> => {
  const position = sql`(SELECT coalesce(max(position), 0) + 1 FROM budget_categories WHERE project_id = ${project_id})`
  await db
    .insert(budgetCategories)
    .values({ ...fields, id, project_id, position })
    .onConflictDoNothing({ target: budgetCategories.id })
  return id
}

/** Inserts categories at the end of a budget in one statement. Returns their IDs in the same order. */
export const insertCategories = async (
  db: Orm,
  project_id: string,
  added: readonly CategoryFields[],
): Promise<string[]> => {
  const given = added.map((fields, ordinal) => ({ ...fields, ordinal, id: randomUUID() }))
  if (given.length === 0) return []
  await db.execute(sql`
    INSERT INTO budget_categories (id, project_id, position, code, name)
    SELECT id, ${project_id}, (
      SELECT coalesce(max(position), 0) FROM budget_categories WHERE project_id = ${project_id}
    ) + 1 + ordinal, code, name
    FROM jsonb_to_recordset(${JSON.stringify(given)}::jsonb) AS given(id uuid, ordinal int, code text, name text)`)
  return given.map(({ id }) => id)
}

const rows = rowAccess(budgetCategories, db => db.select().from(budgetCategories))

/** Updates a category if the version matches. Returns false otherwise. */
export const changeCategory = rows.changeIf

/** Locks the lines of a category, so that nobody spends on them until the transaction ends. */
export const lockLinesOf = async (db: Orm, categoryId: string): Promise<void> => {
  await db.execute(sql`SELECT FROM budget_items WHERE category_id = ${categoryId} ORDER BY id FOR UPDATE`)
}

/** Deletes a category. Its lines and their expenses cascade. */
export const removeBudgetCategory = rows.remove
