import * as z from 'zod/mini'
import { endpoint } from '../core/api/endpoint.ts'
import { calendarYear, one } from '../core/api/lists.ts'
import { id } from '../core/fields/fields.ts'
import type { Need } from '../core/rights/needs.ts'
import { periodOfProject } from '../money/budgets/forecasts.ts'
import { readMonthly } from '../money/budgets/monitoring.ts'
import { paces } from '../money/budgets/pace.ts'
import { lineTotals } from '../money/budgets/totals.ts'
import { activityStates, listActivities } from '../programmes/activities.ts'
import { listProjects, projectPhases } from '../programmes/projects.ts'

/** Each part also requires access to the list that its figures link to. */
export const dashboardNeeds = {
  filters: ['dashboard', 'filters'],
  projects: { allOf: [['dashboard', 'project_statistics'], listProjects.needs] },
  activities: { allOf: [['dashboard', 'activity_statistics'], listActivities.needs] },
  budgets: { allOf: [['dashboard', 'budget_statistics'], listProjects.needs, readMonthly.needs] },
} as const satisfies Record<string, Need>

/** Percentages have one decimal, for display. */
export const portfolioRow = z.object({
  project: periodOfProject,
  totals: z.pick(lineTotals, { total_minor: true, spent_minor: true, committed_minor: true }),
  /** Spent share of the total of all lines. Null without lines. */
  burn_percent: z.nullable(z.number()),
  committed_percent: z.nullable(z.number()),
  time_percent: z.number(),
  /** From exact shares. Null without lines. */
  pace: z.nullable(z.enum(paces)),
  delayed: z.nullable(z.int()),
})

export type PortfolioRow = z.infer<typeof portfolioRow>

/** Parts that the person may not see are null. */
export const dashboard = z.object({
  projects: z.nullable(z.object({ total: z.int(), phases: z.record(z.enum(projectPhases), z.int()) })),
  activities: z.nullable(
    z.object({ total: z.int(), states: z.record(z.enum(activityStates), z.int()), delayed: z.int() }),
  ),
  /** Starts with projects whose spending is furthest ahead of time. At most `limits.portfolio_rows`. */
  budgets: z.nullable(z.object({ total: z.int(), rows: z.array(portfolioRow) })),
})

export type Dashboard = z.infer<typeof dashboard>

/** Figures of all that the person sees, or of a donor, project, or year. `projects` is null for a single project. */
export const readDashboard = endpoint({
  method: 'GET',
  path: '/dashboard',
  summary: 'Statistics of projects, activities and budgets',
  needs: 'staff_area',
  input: z.object({ donor_id: z.optional(id()), project_id: z.optional(id()), year: calendarYear() }),
  output: one(dashboard),
  errors: ['privilege_missing'],
})
