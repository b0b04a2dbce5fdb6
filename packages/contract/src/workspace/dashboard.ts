import * as z from 'zod/mini'
import { endpoint } from '../core/api/endpoint.ts'
import { calendarYear, one } from '../core/api/lists.ts'
import { id } from '../core/fields/fields.ts'
import type { Need } from '../core/rights/needs.ts'
import { periodOfProject } from '../money/budgets/forecasts.ts'
import { readMonthly } from '../money/budgets/monitoring.ts'
import { lineTotals } from '../money/budgets/totals.ts'
import { activityStates, listActivities } from '../programmes/activities.ts'
import { listProjects, projectPhases } from '../programmes/projects.ts'

/** Who sees which part of the dashboard: whoever also sees the list that its figures lead to. */
export const dashboardNeeds = {
  filters: ['dashboard', 'filters'],
  projects: { allOf: [['dashboard', 'project_statistics'], listProjects.needs] },
  activities: { allOf: [['dashboard', 'activity_statistics'], listActivities.needs] },
  budgets: { allOf: [['dashboard', 'budget_statistics'], listProjects.needs, readMonthly.needs] },
} as const satisfies Record<string, Need>

/** A project's money against its time; per cents with one decimal. */
export const portfolioRow = z.object({
  project: periodOfProject,
  totals: z.pick(lineTotals, { total_minor: true, spent_minor: true, committed_minor: true }),
  /** Spent of the total of all lines; null where there are none. */
  burn_percent: z.nullable(z.number()),
  /** Committed of the same. */
  committed_percent: z.nullable(z.number()),
  time_percent: z.number(),
  /** Activities that are late; null for those who do not see activities. */
  delayed: z.nullable(z.int()),
})

/** A project's money against its time. */
export type PortfolioRow = z.infer<typeof portfolioRow>

/** Figures of what the person sees; a part that they may not see is null. */
export const dashboard = z.object({
  projects: z.nullable(z.object({ total: z.int(), phases: z.record(z.enum(projectPhases), z.int()) })),
  activities: z.nullable(
    z.object({ total: z.int(), states: z.record(z.enum(activityStates), z.int()), delayed: z.int() }),
  ),
  /** The projects whose money is furthest ahead of their time first, as many as `limits.portfolio_rows`. */
  budgets: z.nullable(z.object({ total: z.int(), rows: z.array(portfolioRow) })),
})

/** Figures of what the person sees. */
export type Dashboard = z.infer<typeof dashboard>

/**
 * GET /dashboard: of all that the person sees, or of one donor, one project, a year. One project is not counted among
 * projects.
 */
export const readDashboard = endpoint({
  method: 'GET',
  path: '/dashboard',
  summary: 'Statistics of projects, activities and budgets',
  needs: 'staff_area',
  input: z.object({ donor_id: z.optional(id()), project_id: z.optional(id()), year: calendarYear() }),
  output: one(dashboard),
  errors: ['privilege_missing'],
})
