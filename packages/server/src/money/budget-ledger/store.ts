import type { FieldCode } from '@portal/contract/core/fields/field-codes'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { DatabaseError, type Orm } from '../../platform/database/index.ts'
import { refuseField } from '../../platform/http/refusal.ts'
import { budgetCategories, budgetItems, type ItemRow } from './schema.ts'

/** All categories of a project, in order and without sums. */
export const categoriesOf = (db: Orm, projectId: string) =>
  db
    .select()
    .from(budgetCategories)
    .where(eq(budgetCategories.project_id, projectId))
    .orderBy(asc(budgetCategories.position), asc(budgetCategories.id))

/** All lines of a project; those of one category are in their order. */
export const linesOf = (db: Orm, projectId: string): Promise<ItemRow[]> =>
  db
    .select()
    .from(budgetItems)
    .where(eq(budgetItems.project_id, projectId))
    .orderBy(asc(budgetItems.position), asc(budgetItems.id))

/**
 * These lines of a project, which nobody changes or spends of until the transaction ends. Always locked in the same
 * order, so that two who lock several never wait in a circle.
 */
export const lockLines = async (
  db: Orm,
  projectId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ItemRow>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(budgetItems)
    .where(and(inArray(budgetItems.id, [...ids]), eq(budgetItems.project_id, projectId)))
    .orderBy(asc(budgetItems.id))
    .for('update')
  return new Map(rows.map(row => [row.id, row]))
}

/** Adds to what is spent of a line that this transaction has locked, and to what is committed; either may be negative. */
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
 * Runs a write that may take more of a line than there is, or give back more than was spent. The rules have said so before; where they have not, the
 * database's own condition has the last word, and it becomes a problem of this field.
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
