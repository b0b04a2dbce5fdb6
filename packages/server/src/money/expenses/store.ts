import type { InputOf } from '@portal/contract/core/api/endpoint'
import type { listExpenses } from '@portal/contract/money/expenses/expenses'
import { and, asc, eq, sql } from 'drizzle-orm'
import { fullNames } from '../../people/accounts/names.ts'
import { users } from '../../people/accounts/schema.ts'
import type { Orm } from '../../platform/database/index.ts'
import { type FieldsOf, rowAccess } from '../../platform/database/rows.ts'
import { type Listing, pageOf } from '../../platform/http/lists/page.ts'
import { activities } from '../../programmes/activities/schema.ts'
import { projects } from '../../programmes/projects/schema.ts'
import { requestItems, requests } from '../../requests/requests/schema.ts'
import { lineColumns, lineSumOf, onFilteredLines } from '../budget-ledger/line-references.ts'
import { budgetCategories, budgetItems } from '../budget-ledger/schema.ts'
import { dollarSums } from './rates/store.ts'
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
      requester_id: requests.requester_id,
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

/** An expense with its project's currency, line, category, activity, request, and the person who posted it. */
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

/** One page of a project's expenses, and the sums of all matches. */
export const pageOfExpenses = async (db: Orm, query: InputOf<typeof listExpenses>) => {
  const list = listing(query)
  const { sums, counted } = await lineSumOf(db, list, query.search, dollarSums)
  const page = await pageOf(db, list, query, {
    id: expenses.id,
    select: selectExpenses,
    idOf: ({ expense }) => expense.id,
    counted,
  })
  return { ...page, ...sums }
}

/** A project's expenses, oldest first. Returns `most + 1` rows if there are more than `most`. */
export const expensesOf = (db: Orm, projectId: string, most: number): Promise<ExpenseRow[]> =>
  selectExpenses(db)
    // Filters all three tables by project, so that PostgreSQL uses an index for lines and categories too.
    .where(and(...[expenses, budgetItems, budgetCategories].map(table => eq(table.project_id, projectId))))
    .orderBy(asc(expenses.date), asc(expenses.id))
    .limit(most + 1)

const rows = rowAccess(expenses, selectExpenses)

export const findExpense = rows.find

export type ExpenseColumns = FieldsOf<typeof expenses>

/** Inserts an expense and returns its ID. Doesn't update the line's spent amount. */
export const insertExpense = rows.insert

/** Inserts expenses in one statement with one JSON parameter, however many there are. */
export const insertExpenses = async (db: Orm, added: readonly (typeof expenses.$inferInsert)[]): Promise<void> => {
  await db.execute(sql`
    INSERT INTO expenses (id, project_id, item_id, activity_id, date, amount_minor, usd_rate, original_currency,
      original_minor, original_rate, description, reference, reason, request_item_id, by_user)
    SELECT id, project_id, item_id, activity_id, date, amount_minor, usd_rate, original_currency, original_minor,
      original_rate, description, reference, reason, request_item_id, by_user
    FROM jsonb_populate_recordset(NULL::expenses, ${JSON.stringify(added)}::jsonb)`)
}

/** Updates an expense. This transaction must have locked its line. */
export const changeExpense = rows.change
