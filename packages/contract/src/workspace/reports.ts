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

/** Maximum number of rows. Larger reports fail with `report_too_large`. */
export const reportMost = { activities: 2000, expenses: 20_000 } as const

/** Read from one database snapshot. Parts that the person may not see are null. */
export const projectReport = z.object({
  /** Day of the report (YYYY-MM-DD) in the organisation's time zone. */
  as_of: z.string(),
  project: projectRecord,
  activities: z.nullable(z.array(activity)),
  totals: z.nullable(lineTotals),
})

export type ProjectReport = z.infer<typeof projectReport>

/** Read from one database snapshot, so that all figures agree. */
export const budgetReport = z.object({
  as_of: z.string(),
  budget,
  expenses: z.array(expense),
  monthly,
})

export type BudgetReport = z.infer<typeof budgetReport>

export const readProjectReport = endpoint({
  method: 'GET',
  path: '/projects/:id/report',
  summary: 'All that a report on a project holds',
  needs: ['projects', 'download_report'],
  input: z.object({ id: id() }),
  output: one(projectReport),
  errors: ['not_found', 'report_too_large'],
})

export const readBudgetReport = endpoint({
  method: 'GET',
  path: '/projects/:id/budget_report',
  summary: 'All that a report on a budget holds',
  needs: ['budget', 'download_report'],
  input: z.object({ id: id() }),
  output: one(budgetReport),
  errors: ['not_found', 'report_too_large'],
})
