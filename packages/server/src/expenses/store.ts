import { randomUUID } from 'node:crypto'
import type { InputOf } from '@portal/contract/endpoint'
import type { listExpenses } from '@portal/contract/expenses'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { fullNames } from '../access/names.ts'
import { users } from '../access/schema.ts'
import { budgetCategories } from '../budget_categories/schema.ts'
import { budgetItems } from '../budget_items/schema.ts'
import type { Orm } from '../platform/database/index.ts'
import { conditionOf, type Listing, pageOfIds, withRows } from '../platform/http/page.ts'
import { projects } from '../projects/schema.ts'
import { expenses } from './schema.ts'

const selectExpenses = (db: Orm) =>
  db
    .select({
      expense: expenses,
      currency: projects.currency,
      item: { id: budgetItems.id, code: budgetItems.code, name: budgetItems.name },
      category: { id: budgetCategories.id, code: budgetCategories.code, name: budgetCategories.name },
      by: { user_id: users.id, ...fullNames },
    })
    .from(expenses)
    .innerJoin(projects, eq(projects.id, expenses.project_id))
    .innerJoin(budgetItems, eq(budgetItems.id, expenses.item_id))
    .innerJoin(budgetCategories, eq(budgetCategories.id, budgetItems.category_id))
    .innerJoin(users, eq(users.id, expenses.by_user))

/** An expense with its line, its category and who posted it. */
export type ExpenseRow = Awaited<ReturnType<typeof selectExpenses>>[number]

const listing = (query: InputOf<typeof listExpenses>): Listing => {
  const { project_id, category_id, item_id, month } = query
  return {
    from: sql`expenses`,
    where: [
      sql`project_id = ${project_id}`,
      category_id ? sql`item_id IN (SELECT id FROM budget_items WHERE category_id = ${category_id})` : undefined,
      item_id ? sql`item_id = ${item_id}` : undefined,
      month ? sql`date >= ${`${month}-01`}::date AND date < ${`${month}-01`}::date + interval '1 month'` : undefined,
    ],
    sorts: { date: { by: sql`date`, kind: 'day' }, amount_minor: { by: sql`amount_minor`, kind: 'figure' } },
    usual: '-date',
  }
}

/** One page of a project's expenses, and the sum of all that match. */
export const pageOfExpenses = async (db: Orm, query: InputOf<typeof listExpenses>) => {
  const list = listing(query)
  const page = await pageOfIds(db, list, query)
  const ids = page.data.map(({ id }) => id)
  const rows = await selectExpenses(db).where(inArray(expenses.id, ids))
  const summed = await db.execute<{ sum: string }>(
    sql`SELECT coalesce(sum(amount_minor), 0) AS sum FROM expenses WHERE ${await conditionOf(db, list, query.search)}`,
  )
  return { ...withRows(page, rows, ({ expense }) => expense.id), sum_minor: Number(summed.rows[0]?.sum ?? 0) }
}

/** The expenses of a project, the oldest first, and one more than `most` where there are more. */
export const expensesOf = (db: Orm, projectId: string, most: number): Promise<ExpenseRow[]> =>
  selectExpenses(db)
    // Said of all three, so that lines and categories are found by index too, however many others there are.
    .where(and(...[expenses, budgetItems, budgetCategories].map(table => eq(table.project_id, projectId))))
    .orderBy(asc(expenses.date), asc(expenses.id))
    .limit(most + 1)

/** One expense. */
export const findExpense = async (db: Orm, id: string): Promise<ExpenseRow | undefined> => {
  const [row] = await selectExpenses(db).where(eq(expenses.id, id))
  return row
}

/** The fields of an expense as they are stored. */
export type ExpenseFields = Omit<typeof expenses.$inferInsert, 'id' | 'created_at' | 'version'>

/** Adds an expense and gives its id; what is spent of its line is not touched. */
export const insertExpense = async (db: Orm, fields: ExpenseFields): Promise<string> => {
  const id = randomUUID()
  await db.insert(expenses).values({ ...fields, id })
  return id
}

/** Changes an expense whose line this transaction has locked. */
export const changeExpense = async (db: Orm, id: string, fields: Partial<ExpenseFields>): Promise<void> => {
  await db
    .update(expenses)
    .set({ ...fields, version: sql`${expenses.version} + 1` })
    .where(eq(expenses.id, id))
}

/** Removes an expense whose line this transaction has locked. */
export const removeExpense = async (db: Orm, id: string): Promise<void> => {
  await db.delete(expenses).where(eq(expenses.id, id))
}
