import type { InputOf } from '@portal/contract/core/api/endpoint'
import type { listExpenses } from '@portal/contract/money/expenses/expenses'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { fullNames } from '../../people/accounts/names.ts'
import { users } from '../../people/accounts/schema.ts'
import type { Orm } from '../../platform/database/index.ts'
import { type FieldsOf, rowsOf } from '../../platform/database/rows.ts'
import { type Listing, pageOf } from '../../platform/http/lists/page.ts'
import { activities } from '../../programmes/activities/schema.ts'
import { projects } from '../../programmes/projects/schema.ts'
import { requestItems, requests } from '../../requests/requests/schema.ts'
import { lineColumns, onFilteredLines, sumOf } from '../budget-ledger/line-references.ts'
import { budgetCategories, budgetItems } from '../budget-ledger/schema.ts'
import { dollarSums } from '../usd/expense-sums.ts'
import { expenses } from './schema.ts'

const selectExpenses = (db: Orm) =>
  db
    .select({
      expense: expenses,
      ...lineColumns,
      activity: {
        ...{ id: activities.id, code: activities.code, name: activities.name },
        ...{ start_date: activities.start_date, end_date: activities.end_date },
      },
      request_line: { id: requestItems.id, name: requestItems.name },
      request: { id: requests.id, kind: requests.kind, reference: requests.reference },
      by: { user_id: users.id, ...fullNames },
    })
    .from(expenses)
    .innerJoin(projects, eq(projects.id, expenses.project_id))
    .innerJoin(budgetItems, eq(budgetItems.id, expenses.item_id))
    .innerJoin(budgetCategories, eq(budgetCategories.id, budgetItems.category_id))
    .leftJoin(activities, eq(activities.id, expenses.activity_id))
    .leftJoin(requestItems, eq(requestItems.id, expenses.request_item_id))
    .leftJoin(requests, eq(requests.id, requestItems.request_id))
    .innerJoin(users, eq(users.id, expenses.by_user))

/** An expense with its line, its category and who posted it. */
export type ExpenseRow = Awaited<ReturnType<typeof selectExpenses>>[number]

const beforeEndOf = (month: string) => sql`date < ${`${month}-01`}::date + interval '1 month'`

const listing = (query: InputOf<typeof listExpenses>): Listing => {
  const { month, until, activity_id } = query
  return {
    from: sql`expenses`,
    where: [
      ...onFilteredLines(query),
      activity_id ? sql`activity_id = ${activity_id}` : undefined,
      month ? sql`date >= ${`${month}-01`}::date AND ${beforeEndOf(month)}` : undefined,
      until ? beforeEndOf(until) : undefined,
    ],
    sorts: { date: 'day', amount_minor: 'number' },
    usual: '-date',
  }
}

/** One page of a project's expenses, and the sum of all that match. */
export const pageOfExpenses = async (db: Orm, query: InputOf<typeof listExpenses>) => {
  const list = listing(query)
  const { sums, counted } = await sumOf(db, list, query.search, dollarSums)
  const page = await pageOf(db, list, query, {
    id: expenses.id,
    select: selectExpenses,
    idOf: ({ expense }) => expense.id,
    counted,
  })
  return { ...page, ...sums }
}

/** The expenses of a project, the oldest first, and one more than `most` where there are more. */
export const expensesOf = (db: Orm, projectId: string, most: number): Promise<ExpenseRow[]> =>
  selectExpenses(db)
    // Said of all three, so that lines and categories are found by index too, however many others there are.
    .where(and(...[expenses, budgetItems, budgetCategories].map(table => eq(table.project_id, projectId))))
    .orderBy(asc(expenses.date), asc(expenses.id))
    .limit(most + 1)

const rows = rowsOf(expenses, selectExpenses)

/** One expense. */
export const findExpense = rows.find

/** The fields of an expense as they are stored. */
export type ExpenseFields = FieldsOf<typeof expenses>

/** Adds an expense and gives its id; what is spent of its line is not touched. */
export const insertExpense = rows.insert

/** Adds expenses in one statement of one parameter, however many there are. */
export const insertExpenses = async (db: Orm, added: readonly (typeof expenses.$inferInsert)[]): Promise<void> => {
  await db.execute(sql`
    INSERT INTO expenses (id, project_id, item_id, activity_id, date, amount_minor, usd_rate, original_currency,
      original_minor, original_rate, description, reference, reason, request_item_id, by_user)
    SELECT id, project_id, item_id, activity_id, date, amount_minor, usd_rate, original_currency, original_minor,
      original_rate, description, reference, reason, request_item_id, by_user
    FROM jsonb_populate_recordset(NULL::expenses, ${JSON.stringify(added)}::jsonb)`)
}

/** Changes an expense whose line this transaction has locked. */
export const changeExpense = rows.change

/** The expenses of a project that have no rate. */
export const withoutRate = (db: Orm, projectId: string) => {
  const { id, item_id, date, amount_minor } = expenses
  return db
    .select({ id, item_id, date, amount_minor })
    .from(expenses)
    .where(and(eq(expenses.project_id, projectId), isNull(expenses.usd_rate)))
}

/** Replaces the rates of expenses whose lines this transaction has locked (decision 51). */
export const replaceRates = async (db: Orm, rated: readonly { id: string; rate: number }[]): Promise<void> => {
  await db.execute(sql`
    UPDATE expenses SET usd_rate = given.rate, version = version + 1
    FROM jsonb_to_recordset(${JSON.stringify(rated)}::jsonb) AS given(id uuid, rate numeric) WHERE expenses.id = given.id`)
}

/**
 * Replaces the rates by which expenses were converted from another currency, and the amounts that follow from them
 * (decision 51). This transaction has locked their lines, to which the caller adds the differences.
 */
export const convertAgain = async (
  db: Orm,
  converted: readonly { id: string; rate: number; amount_minor: number }[],
): Promise<void> => {
  await db.execute(sql`
    UPDATE expenses SET original_rate = given.rate, amount_minor = given.amount_minor, version = version + 1
    FROM jsonb_to_recordset(${JSON.stringify(converted)}::jsonb) AS given(id uuid, rate numeric, amount_minor bigint)
    WHERE expenses.id = given.id`)
}

/** Gives expenses whose lines this transaction has locked a rate; one that has a rate is unchanged (decision 20). */
export const assignRates = async (db: Orm, rated: readonly { id: string; rate: number }[]): Promise<void> => {
  if (rated.length === 0) return
  await db.execute(sql`
    UPDATE expenses SET usd_rate = given.rate, version = version + 1
    FROM jsonb_to_recordset(${JSON.stringify(rated)}::jsonb) AS given(id uuid, rate numeric)
    WHERE expenses.id = given.id AND usd_rate IS NULL`)
}
