import type { Currency } from '@portal/contract/core/fields/money'
import type { Period } from '@portal/contract/core/fields/periods'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { DatedRate } from '../../money/usd/rate-on.ts'
import type { TeamTable, teamOf } from '../../people/users/teams.ts'
import type { Orm } from '../../platform/database/index.ts'
import { periodCovering } from '../../platform/database/periods.ts'
import { rowsOf } from '../../platform/database/rows.ts'
import { type ListQuery, pageOf } from '../../platform/http/lists/page.ts'
import { donors } from '../donors/schema.ts'
import { projects, projectUsers } from './schema.ts'

/** Who works on projects. */
export const projectTeam: TeamTable = { table: projectUsers, of: projectUsers.project_id }

const selectProjects = (db: Orm) =>
  db
    .select({ project: projects, donor: { id: donors.id, code: donors.code, full_name: donors.full_name } })
    .from(projects)
    .innerJoin(donors, eq(donors.id, projects.donor_id))

/** A project with its donor. */
export type ProjectRow = Awaited<ReturnType<typeof selectProjects>>[number]

/** Somebody in a team. */
export type MemberRow = Awaited<ReturnType<typeof teamOf>>[number]

const sorts = { code: 'text', name: 'text', start_date: 'day', end_date: 'day' } as const

/** One page of the projects that meet the conditions. */
export const pageOfProjects = async (db: Orm, where: readonly (SQL | undefined)[], query: ListQuery) => {
  const listing = { from: 'projects', where, sorts, usual: '-start_date' }
  return pageOf(db, listing, query, { id: projects.id, select: selectProjects, idOf: ({ project }) => project.id })
}

const rows = rowsOf(projects, selectProjects)

/** One project, if it meets the condition. */
export const findProject = rows.find

/** One project that nobody else changes, and to which nothing is added, until the transaction ends. */
export const lockProject = rows.lock

/** Adds a project and gives its id. */
export const insertProject = rows.insert

/** Changes a project that this transaction has locked. */
export const changeProject = rows.change

/** Removes a project that this transaction has locked, with all that belongs to it. */
export const removeProject = rows.remove

/**
 * Whether there is money in the project's currency: of activities and their reports, or of lines and what they
 * contain.
 */
export const hasMoney = async (db: Orm, id: string): Promise<boolean> => {
  const { rows } = await db.execute(sql`
    SELECT FROM budget_items WHERE project_id = ${id} UNION ALL SELECT FROM activities WHERE project_id = ${id} LIMIT 1`)
  return rows.length > 0
}

/** The first and the last day of the project's activities and expenses; null where there are none. */
export const usedPeriod = (db: Orm, id: string): Promise<Period | null> =>
  periodCovering(
    db,
    sql`SELECT start_date AS first, end_date AS last FROM activities WHERE project_id = ${id}
      UNION ALL SELECT date, date FROM expenses WHERE project_id = ${id}`,
  )

/** What the budget lines of a project come to, and what of that is spent and committed. */
export const linesMoney = async (db: Orm, id: string) => {
  const { rows } = await db.execute<{ lines: string; used: string }>(sql`
    SELECT coalesce(sum(total_minor), 0) AS lines, coalesce(sum(spent_minor + committed_minor), 0) AS used
    FROM budget_items WHERE project_id = ${id}`)
  return { lines_minor: Number(rows[0]?.lines ?? 0), used_minor: Number(rows[0]?.used ?? 0) }
}

/** The currencies of projects that have no rate to the dollar yet. */
export const currenciesWithoutRate = async (db: Orm): Promise<Currency[]> => {
  const rows = await db.selectDistinct({ currency: projects.currency }).from(projects).where(isNull(projects.usd_rate))
  return rows.map(({ currency }) => currency)
}

/**
 * Gives all projects of a currency that have no rate to the dollar their first one, and says how many they were. A
 * project that has a rate is unchanged (decision 20); no version changes, as nobody edits the rate.
 */
export const assignFirstRate = async (db: Orm, currency: Currency, { rate, effective_date }: DatedRate) => {
  const { rowCount } = await db
    .update(projects)
    .set({ usd_rate: rate, usd_rate_date: effective_date })
    .where(and(eq(projects.currency, currency), isNull(projects.usd_rate)))
  return rowCount ?? 0
}
