import { can, type Holder } from '@portal/contract/core/rights/needs'
import { readBudgetReport, readProjectReport, reportMost } from '@portal/contract/workspace/reports'
import { presentSums } from '../../money/budget-categories/present.ts'
import { projectSumsOf } from '../../money/budget-categories/store.ts'
import { fullBudget } from '../../money/budgets/read-budget.ts'
import { presentExpense } from '../../money/expenses/present.ts'
import { expensesOf } from '../../money/expenses/store.ts'
import { fullMonthly } from '../../money/monitoring/read-monthly.ts'
import { transaction } from '../../platform/database/index.ts'
import type { Context } from '../../platform/http/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { todayOf } from '../../platform/time/day.ts'
import { presentActivity } from '../../programmes/activities/present.ts'
import { activitiesOf } from '../../programmes/activities/store.ts'
import { projectRecordOf } from '../../programmes/projects/read.ts'
import { requireProject } from '../../programmes/projects/visible-project.ts'

/** Parts of a project report that the person may see, besides the project itself. */
const partsFor = (user: Holder) => ({
  activities: can(user, ['activities', 'view']),
  totals: can(user, ['budget', 'view']),
})

const isTooLarge = (rows: readonly unknown[], most: number): boolean => rows.length > most

// Runs all queries of a report on the same snapshot, so that sums agree despite concurrent writes.
const atOneMoment = <Report>(context: Context, read: (context: Context) => Promise<Report>): Promise<Report> =>
  transaction(context.services.database, db => read({ ...context, db }), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })

const within = <Row>(rows: readonly Row[], most: number): readonly Row[] => {
  if (isTooLarge(rows, most)) throw refuse('report_too_large')
  return rows
}

const projectReport = async (context: Context, id: string) => {
  const { db, user, services } = context
  const as_of = todayOf(services)
  const parts = partsFor(user)
  const project = await projectRecordOf(context, id)
  // People who see the project see all its activities.
  const rows = parts.activities
    ? within(await activitiesOf(db, id, reportMost.activities), reportMost.activities)
    : null
  const sums = parts.totals ? await projectSumsOf(db, id) : null
  return {
    as_of,
    project,
    activities: rows?.map(row => presentActivity(user, as_of, row)) ?? null,
    totals: sums && presentSums(sums),
  }
}

const budgetReport = async (context: Context, id: string) => {
  const { db, user, services } = context
  const project = await requireProject(context, id)
  const rows = within(await expensesOf(db, id, reportMost.expenses), reportMost.expenses)
  const budget = await fullBudget(context, project)
  return {
    as_of: todayOf(services),
    budget,
    expenses: rows.map(row => presentExpense(user, row)),
    monthly: await fullMonthly(context, project, { sums: budget.totals }),
  }
}

/** Routes for reports: figures from several pages, for workbooks and print. */
export const reportRoutes = [
  handle(readProjectReport, async ({ id }, context) => ({
    data: await atOneMoment(context, one => projectReport(one, id)),
  })),

  handle(readBudgetReport, async ({ id }, context) => ({
    data: await atOneMoment(context, one => budgetReport(one, id)),
  })),
]
