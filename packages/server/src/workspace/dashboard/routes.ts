import type { InputOf } from '@portal/contract/core/api/endpoint'
import { can } from '@portal/contract/core/rights/needs'
import { listActivities } from '@portal/contract/programmes/activities'
import { type Dashboard, dashboardNeeds, readDashboard } from '@portal/contract/workspace/dashboard'
import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../platform/http/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { todayOf } from '../../platform/time/day.ts'
import { activityFilters } from '../../programmes/activities/filters.ts'
import { projectFilters } from '../../programmes/projects/filters.ts'
import { portfolioOf } from './portfolio.ts'
import { countPhases, countStates, sumProjects } from './store.ts'

type Asked = InputOf<typeof readDashboard>

const sum = (rows: readonly { readonly count: number }[]) => rows.reduce((all, { count }) => all + count, 0)

const projectsOf = async ({ db, services }: Context, where: readonly (SQL | undefined)[]) => {
  const rows = await countPhases(db, where, todayOf(services))
  const phases = { upcoming: 0, running: 0, ended: 0 }
  for (const { phase, count } of rows) phases[phase] = count
  return { total: sum(rows), phases }
}

const activitiesOf = async (context: Context, asked: Asked): Promise<Dashboard['activities']> => {
  const rows = await countStates(context.db, activityFilters(asked, context), todayOf(context.services))
  const states = { not_started: 0, in_progress: 0, holding: 0, completed: 0 }
  for (const { state, count } of rows) states[state] = count
  return { total: sum(rows), states, delayed: rows.reduce((all, { late }) => all + late, 0) }
}

/** Figures for the staff dashboard. The route decides which of them a person sees. */
export const dashboardRoutes = [
  handle(readDashboard, async (asked, context) => {
    const { db, user, services } = context
    const { donor_id, project_id, year } = asked
    const isNarrowed = donor_id !== undefined || project_id !== undefined || year !== undefined
    if (isNarrowed && !can(user, dashboardNeeds.filters)) throw refuse('privilege_missing')
    const today = todayOf(services)
    const inProjects = projectFilters({ donor_id, year }, context)
    const one = project_id ? sql`projects.id = ${project_id}` : undefined
    const portfolio = async () =>
      portfolioOf(await sumProjects(db, [...inProjects, one], today), today, can(user, listActivities.needs))
    const data = {
      projects: can(user, dashboardNeeds.projects) && !project_id ? await projectsOf(context, inProjects) : null,
      activities: can(user, dashboardNeeds.activities) ? await activitiesOf(context, asked) : null,
      budgets: can(user, dashboardNeeds.budgets) ? await portfolio() : null,
    }
    return { data }
  }),
]
