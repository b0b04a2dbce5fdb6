import { listProjects, readProject } from '@portal/contract/programmes/projects'
import { sql } from 'drizzle-orm'
import { teamOf } from '../../people/users/teams.ts'
import { isProjectVisible } from '../../people/visibility/visible-rows.ts'
import type { Context } from '../../platform/http/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import { todayOf } from '../../platform/time/day.ts'
import { projectFilters } from './filters.ts'
import { presentProject, presentProjectRecord } from './present.ts'
import { findProject, linesMoney, pageOfProjects, projectTeam, usedPeriod } from './store.ts'

/** A project as the person sees it. Throws `not_found` if they don't see it. */
export const projectRecordOf = async (
  { db, user, services }: Context,
  id: string,
  visible = isProjectVisible(user, sql`projects.id`),
) => {
  const row = orNotFound(await findProject(db, id, visible))
  const team = await teamOf(db, projectTeam, id)
  const used = { used_period: await usedPeriod(db, id), lines_minor: (await linesMoney(db, id)).lines_minor }
  return presentProjectRecord(user, todayOf(services), row, team, used)
}

/** Routes for lists and single projects. They decide what a person sees. */
export const projectReadRoutes = [
  handle(listProjects, async ({ search, sort, cursor, limit, ...filters }, { db, user, services }) => {
    const today = todayOf(services)
    const page = await pageOfProjects(db, projectFilters(filters, { user, services }), {
      ...{ search, sort, cursor, limit },
    })
    return { ...page, data: page.data.map(row => presentProject(user, today, row)) }
  }),

  handle(readProject, async ({ id }, context) => ({ data: await projectRecordOf(context, id) })),
]
