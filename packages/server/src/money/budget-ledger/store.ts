import type { FieldCode } from '@portal/contract/core/fields/field-codes'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { DatabaseError, type Orm } from '../../platform/database/index.ts'
import { refuseField } from '../../platform/http/refusal.ts'
import { type BudgetItemRow, budgetCategories, budgetItems } from './schema.ts'

/** A project's categories, in order and without sums. */
export const categoriesOf = (db: Orm, projectId: string) =>
  db
    .select()
    .from(budgetCategories)
    .where(eq(budgetCategories.project_id, projectId))
    .orderBy(asc(budgetCategories.position), asc(budgetCategories.id))

/** A project's lines, ordered by their position within the category. */
export const budgetLinesOf = (db: Orm, projectId: string): Promise<BudgetItemRow[]> =>
  db
    .select()
    .from(budgetItems)
    .where(eq(budgetItems.project_id, projectId))
    .orderBy(asc(budgetItems.position), asc(budgetItems.id))

/**
 * Locks lines until the transaction ends, so that nobody edits them or spends on them. Locks rows in the order of their
 * IDs to prevent deadlocks.
 */
export const lockLines = async (
  db: Orm,
  projectId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, BudgetItemRow>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(budgetItems)
    .where(and(inArray(budgetItems.id, [...ids]), eq(budgetItems.project_id, projectId)))
    .orderBy(asc(budgetItems.id))
    .for('update')
  return new Map(rows.map(row => [row.id, row]))
}

/**
 * Adds to the spent and committed amounts of a line, which may be negative. This transaction must have locked the line.
 */
export const addMoney = async (db: Orm, id: string, spent_minor: number, committed_minor = 0): Promise<void> => {
  await db
    .update(budgetItems)
    .set({
      spent_minor: sql`${budgetItems.spent_minor} + ${spent_minor}`,
      committed_minor: sql`${budgetItems.committed_minor} + ${committed_minor}`,
    })
    .where(eq(budgetItems.id, id))
}

/**
 * Runs a write that may exceed a line's surplus or refund more than was spent. Rules check this earlier. As a last
 * resort, converts a violated check constraint to an error of this field.
 */
export const withinSurplus = async <Result>(
  path: string,
  code: Extract<FieldCode, 'over_surplus' | 'below_spent'>,
  run: () => Promise<Result>,
): Promise<Result> => {
  try {
    return await run()
  } catch (error) {
    const broken = error instanceof DatabaseError && error.code === '23514' ? error.constraint : undefined
    if (broken === 'budget_items_surplus') throw refuseField(path, code)
    throw broken === 'budget_items_spent_minor_check' ? refuseField(path, 'refund_over_spent') : error
  }
}
