import * as z from 'zod/mini'
import { endpoint } from '../core/api/endpoint.ts'
import { one } from '../core/api/lists.ts'
import { id } from '../core/fields/fields.ts'
import { budget } from '../money/budgets/budgets.ts'
import { monthly } from '../money/budgets/monitoring.ts'
import { lineTotals } from '../money/budgets/totals.ts'
import { expense } from '../money/expenses/expenses.ts'
import { activity } from '../programmes/activities.ts'
import { projectRecord } from '../programmes/projects.ts'

/** How many rows a report contains at most; where there are more, it is refused with `report_too_large`. */
export const reportMost = { activities: 2000, expenses: 20_000 } as const

/** A project with all that is reported of it; what the person may not see is null. Read at one moment. */
export const projectReport = z.object({
  /** The day of the report in the organisation's time zone, as YYYY-MM-DD. */
  as_of: z.string(),
  project: projectRecord,
  /** By their start; null without the right to see activities. */
  activities: z.nullable(z.array(activity)),
  /** The sums of its budget; null without the right to see budgets. */
  totals: z.nullable(lineTotals),
})

/** A project with all that is reported of it. */
export type ProjectReport = z.infer<typeof projectReport>

/** A budget with every expense and month, read at one moment, so that all of its figures agree. */
export const budgetReport = z.object({
  /** The day of the report in the organisation's time zone, as YYYY-MM-DD. */
  as_of: z.string(),
  budget,
  /** The oldest first. */
  expenses: z.array(expense),
  monthly,
})

/** A budget with every expense and month. */
export type BudgetReport = z.infer<typeof budgetReport>

/** GET /projects/:id/report: what the project's workbook and its paper are made of. */
export const readProjectReport = endpoint({
  method: 'GET',
  path: '/projects/:id/report',
  summary: 'All that a report on a project holds',
  needs: ['projects', 'download_report'],
  input: z.object({ id: id() }),
  output: one(projectReport),
  errors: ['not_found', 'report_too_large'],
})

/** GET /projects/:id/budget_report: what the budget's workbook and its paper are made of. */
export const readBudgetReport = endpoint({
  method: 'GET',
  path: '/projects/:id/budget_report',
  summary: 'All that a report on a budget holds',
  needs: ['budget', 'download_report'],
  input: z.object({ id: id() }),
  output: one(budgetReport),
  errors: ['not_found', 'report_too_large'],
})
