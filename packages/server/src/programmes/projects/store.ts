import type { Currency } from '@portal/contract/core/fields/money'
import type { Period } from '@portal/contract/core/fields/periods'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { DatedRate } from '../../money/usd/rate-on.ts'
import type { TeamTable, teamOf } from '../../people/users/teams.ts'
import type { Orm } from '../../platform/database/index.ts'
import { periodCovering } from '../../platform/database/periods.ts'
import { rowAccess } from '../../platform/database/rows.ts'
import { type ListQuery, pageOf } from '../../platform/http/lists/page.ts'
import { donors } from '../donors/schema.ts'
import { projects, projectUsers } from './schema.ts'

export const projectTeam: TeamTable = { table: projectUsers, of: projectUsers.project_id }

const selectProjects = (db: Orm) =>
  db
    .select({ project: projects, donor: { id: donors.id, code: donors.code, full_name: donors.full_name } })
    .from(projects)
    .innerJoin(donors, eq(donors.id, projects.donor_id))

/** A project with its donor. */
export type ProjectRow = Awaited<ReturnType<typeof selectProjects>>[number]

/** A team member. */
export type MemberRow = Awaited<ReturnType<typeof teamOf>>[number]

const sorts = { code: 'text', name: 'text', start_date: 'day', end_date: 'day' } as const

/** One page of projects that match the conditions. */
export const pageOfProjects = async (db: Orm, where: readonly (SQL | undefined)[], query: ListQuery) => {
  const listing = { from: 'projects', where, sorts, usual: '-start_date' }
  return pageOf(db, listing, query, { id: projects.id, select: selectProjects, idOf: ({ project }) => project.id })
}

const rows = rowAccess(projects, selectProjects)

/** Finds a project that matches the condition. */
export const findProject = rows.find

/** Locks a project until the transaction ends, so that nobody edits it or adds to it. */
export const lockProject = rows.lock

/** Inserts a project and returns its ID. */
export const insertProject = rows.insert

/** Updates a project. This transaction must have locked it. */
export const changeProject = rows.change

/** Deletes a project and everything in it. This transaction must have locked it. */
export const removeProject = rows.remove

/** Whether the project has budget lines or activities. Their amounts are in its currency, which then can't change. */
export const hasMoney = async (db: Orm, id: string): Promise<boolean> => {
  const { rows } = await db.execute(sql`
    SELECT FROM budget_items WHERE project_id = ${id} UNION ALL SELECT FROM activities WHERE project_id = ${id} LIMIT 1`)
  return rows.length > 0
}

/** First and last day of the project's activities and expenses. Null if there are none. */
export const usedPeriod = (db: Orm, id: string): Promise<Period | null> =>
  periodCovering(
    db,
    sql`SELECT start_date AS first, end_date AS last FROM activities WHERE project_id = ${id}
      UNION ALL SELECT date, date FROM expenses WHERE project_id = ${id}`,
  )

/** Total of a project's budget lines, and their spent and committed amount. */
export const linesMoney = async (db: Orm, id: string) => {
  const { rows } = await db.execute<{ lines: string; used: string }>(sql`
    SELECT coalesce(sum(total_minor), 0) AS lines, coalesce(sum(spent_minor + committed_minor), 0) AS used
    FROM budget_items WHERE project_id = ${id}`)
  return { lines_minor: Number(rows[0]?.lines ?? 0), used_minor: Number(rows[0]?.used ?? 0) }
}

/** Currencies of projects without a dollar rate. */
export const currenciesWithoutRate = async (db: Orm): Promise<Currency[]> => {
  const rows = await db.selectDistinct({ currency: projects.currency }).from(projects).where(isNull(projects.usd_rate))
  return rows.map(({ currency }) => currency)
}

/**
 * Assigns the first dollar rate to all projects of a currency that have none, and returns their number. Never replaces
 * a rate. Versions stay the same, because nobody edits the rate.
 */
export const assignFirstRate = async (db: Orm, currency: Currency, { rate, effective_date }: DatedRate) => {
  const { rowCount } = await db
    .update(projects)
    .set({ usd_rate: rate, usd_rate_date: effective_date })
    .where(and(eq(projects.currency, currency), isNull(projects.usd_rate)))
  return rowCount ?? 0
}
